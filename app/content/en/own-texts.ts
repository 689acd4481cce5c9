import { canonicalSlug, listings } from "../../catalogue/products";
import type { Facts } from "../../facts/facts-schema";
import { questionKey } from "../edited-questions";
import type { Question } from "../word-shapes";
import { faqs } from "./faqs";
import { hormoneReplacementWords } from "./pages/hormone-replacement";
import { longevityWords } from "./pages/longevity";
import { peptideTherapyWords } from "./pages/peptide-therapy";
import { sexualHealthWords } from "./pages/sexual-health";
import { weightLossWords } from "./pages/weight-loss";

/** The site's own questions, without published wordings. */
export function ownQuestions(published: Facts): { key: string; page: string; own: Question }[] {
  const facts = { ...published, questions: {} };
  const pages: Record<string, readonly Question[]> = {
    faqs: faqs(facts),
    "peptide-therapy": peptideTherapyWords(facts).questions.items,
    "hormone-replacement": hormoneReplacementWords(facts).questions.items,
    "weight-loss": weightLossWords(facts).questions.items,
    "sexual-health": sexualHealthWords(facts).questions.items,
    longevity: longevityWords(facts).questions.items,
  };
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
