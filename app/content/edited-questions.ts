import type { Facts } from "../facts/facts-schema";
import type { Question } from "./word-shapes";

/** Key of a published wording: the page, and the site's question that it replaces. */
export const questionKey = (page: string, { question }: Question) =>
  `${page}/${question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/**
 * A page's questions, in the clinic's published wording or else the site's own. A published answer
 * replaces the table of the site's answer, too.
 */
export function editedQuestions<const List extends readonly Question[]>(
  { questions }: Pick<Facts, "questions">,
  page: string,
  list: List,
): List {
  if (Object.keys(questions).length === 0) return list;
  return list.map((one) => {
    const edited = questions[questionKey(page, one)];
    return { ...one, ...(edited?.answer ? { facts: undefined } : {}), ...edited };
  }) as unknown as List;
}
