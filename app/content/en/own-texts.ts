import { canonicalSlug, listings } from "../../catalogue/products";
import type { Facts } from "../../facts/facts-schema";
import { questionKey } from "../edited-questions";
import { questionPages } from "../question-pages";
import type { Question } from "../word-shapes";
import { englishWords } from "./words";

/** The site's own questions, without published wordings. */
export function ownQuestions(published: Facts): { key: string; page: string; own: Question }[] {
  const pages = questionPages(englishWords({ ...published, questions: {} }));
  return Object.entries(pages).flatMap(([page, list]) =>
    list.map((own) => ({ key: questionKey(page, own), page, own })),
  );
}

/** The site's own texts that published ones can replace, by the fact's path. */
export function ownTexts(facts: Facts): Map<string, string> {
  const texts = new Map<string, string>();
  for (const listing of listings) {
    const slug = canonicalSlug(listing);
    if (texts.has(`treatments.${slug}.summary`)) continue;
    const { summary, description } = listing;
    texts.set(`treatments.${slug}.summary`, summary);
    texts.set(
      `treatments.${slug}.description`,
      typeof description === "string" ? description : description(facts),
    );
  }
  for (const { key, own } of ownQuestions(facts)) {
    texts.set(`questions.${key}.question`, own.question);
    texts.set(`questions.${key}.answer`, own.answer);
  }
  return texts;
}
