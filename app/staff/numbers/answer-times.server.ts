import type { AnswerTimes } from "./numbers-types";

/**
 * Median and ninth decile of minutes, by the nearest rank: a time that somebody really waited.
 */
export function answerTimes(minutes: readonly number[]): AnswerTimes {
  const sorted = minutes.toSorted((a, b) => a - b);
  const rank = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
  return { answered: sorted.length, median: rank(0.5), ninety: rank(0.9) };
}
