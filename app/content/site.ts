import type { Facts } from "~/facts/facts-schema";
import { oncePerVersion } from "~/facts/once-per-version";
import { englishWords } from "./en/words";
import { spanishWords } from "./es/words";
import type { Language } from "./languages";
import { questionPages } from "./question-pages";
import { spanishFacts } from "./spanish-facts";
import type { Translated } from "./translated";

/** Every text of the public site in one language; those that state facts have the clinic's. */
export type Words = Translated<ReturnType<typeof englishWords>>;

/** Everything that a page is rendered from. */
export type Site = { language: Language; facts: Facts; words: Words };

/** A text that a language lacks is a type error here. */
const wordsIn: Readonly<Record<Language, (facts: Facts) => Words>> = {
  en: englishWords,
  es: spanishWords,
};

/** The site's own questions and answers, without the clinic's wordings. */
function ownQuestions(facts: Facts) {
  const unworded = { ...facts, questions: {} };
  return {
    en: questionPages(englishWords(unworded)),
    es: questionPages(spanishWords(unworded)),
  };
}

/** The published facts of which a Spanish page's facts were made. */
const publishedOf = new WeakMap<Facts, Facts>();

/** The facts as pages in this language show them. */
function factsIn(language: Language, published: Facts): Facts {
  if (language === "en") return published;
  const facts = spanishFacts(published, () => ownQuestions(published));
  publishedOf.set(facts, published);
  return facts;
}

const siteIn = (language: Language) =>
  oncePerVersion((published): Site => {
    const facts = factsIn(language, published);
    return { language, facts, words: wordsIn[language](facts) };
  });
const sites = { en: siteIn("en"), es: siteIn("es") };

/**
 * The site in a language with these facts, published ones or a site's; made once for each version of
 * them.
 */
export const siteOfFacts = (facts: Facts, language: Language = "en"): Site =>
  sites[language](publishedOf.get(facts) ?? facts);
