import type { Facts } from "../facts/facts-schema";
import type { Question } from "./word-shapes";

/** The key under which another wording is published: the page and the site's own question. */
export const questionKey = (page: string, { question }: Question) =>
  `${page}/${question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/** The questions of a page, each in the words that the clinic has published, else in the site's own. */
export function editedQuestions<const List extends readonly Question[]>(
  { questions }: Pick<Facts, "questions">,
  page: string,
  list: List,
): List {
  if (Object.keys(questions).length === 0) return list;
  return list.map((one) => ({ ...one, ...questions[questionKey(page, one)] })) as unknown as List;
}
