import { withChanges } from "~/facts/fact-change";
import { fieldOf } from "~/facts/fact-fields";
import { factAt } from "~/facts/fact-path";
import type { Facts } from "~/facts/facts-schema";
import { knownInSpanish, pathsInWords, spanishOf, withoutSpanish } from "~/facts/spanish-facts";
import { questionKey } from "./edited-questions";
import { inEnglish } from "./marked-english";
import type { Question } from "./word-shapes";

/** The questions of the site itself, by page, in each language. */
type OwnQuestions = Record<"en" | "es", Record<string, readonly Question[]>>;

/**
 * The facts with the clinic's Spanish texts. Without one a text is in English, marked as such, or left
 * out (facts/spanish-facts.ts).
 * @param own called where the clinic has worded a question itself
 */
export function spanishFacts(facts: Facts, own: () => OwnQuestions): Facts {
  const paths = pathsInWords(facts).filter((path) => !path.startsWith("questions."));
  const translated = withChanges(
    facts,
    [...paths, ...ofTheSite(facts)].map((path) => ({ path, to: inSpanish(facts, path) })),
  );
  const { bannerNotice, replies } = translated;
  return {
    ...translated,
    // factsOn has put the notice in the banner's place.
    banner:
      facts.bannerNotice?.text === facts.banner && bannerNotice
        ? bannerNotice.text
        : translated.banner,
    replies: replies?.by && replies.within ? replies : null,
    questions: spanishQuestions(facts, own),
  };
}

/** Spanish texts in the place of the site's own. */
const ofTheSite = ({ spanish, treatments }: Facts) =>
  Object.keys(spanish).filter((path) => {
    const [, slug] = /^treatments\.([^.]+)\.(?:summary|description)$/.exec(path) ?? [];
    return slug !== undefined && Object.hasOwn(treatments, slug);
  });

function inSpanish(facts: Facts, path: string): unknown {
  const [english, spanish] = [factAt(facts, path), spanishOf(facts, path)];
  const isShown = withoutSpanish(path) === "shown";
  if (!Array.isArray(english)) {
    if (spanish !== undefined) return spanish;
    if (isShown) return inEnglish(String(english));
    return fieldOf(path).empty;
  }
  const line = (at: number, own: string) =>
    spanish?.[at] ?? knownInSpanish(path, own) ?? (isShown ? inEnglish(own) : "");
  return english.map((one: string | { title: string } | { name: string }, at) => {
    if (typeof one === "string") return line(at, one);
    return "title" in one
      ? { ...one, title: line(at, one.title) }
      : { ...one, name: line(at, one.name) };
  });
}

/** The clinic's wordings by the keys of the Spanish questions, which stand at the same places. */
function spanishQuestions(facts: Facts, own: () => OwnQuestions): Facts["questions"] {
  const isWorded = Object.keys(facts.spanish).some((path) => path.startsWith("questions."));
  if (!isWorded && Object.keys(facts.questions).length === 0) return {};
  const { en, es } = own();
  const all = Object.entries(en).flatMap(([page, list]) =>
    list.map((question, at) => {
      const key = questionKey(page, question);
      const wording = (part: "question" | "answer") => {
        const english = facts.questions[key]?.[part];
        const text =
          spanishOf(facts, `questions.${key}.${part}`) ?? (english && inEnglish(english));
        return text === undefined ? {} : { [part]: String(text) };
      };
      const spanish = es[page]?.[at] ?? question;
      return [
        questionKey(page, spanish),
        { ...wording("question"), ...wording("answer") },
      ] as const;
    }),
  );
  return Object.fromEntries(all.filter(([, wording]) => Object.keys(wording).length > 0));
}
