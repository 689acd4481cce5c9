import type { ReadyAnswer } from "./conversation";

/** Answers whose name or text has every word of the search. */
export function findAnswers(answers: readonly ReadyAnswer[], search: string): ReadyAnswer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return answers.filter(({ title, body }) => {
    const text = `${title} ${body}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
