import type { AnswerTimes } from "../../../app/contracts/desk-numbers";

/**
 * Median and ninth decile of minutes, by the nearest rank: a time that somebody really waited.
 */
export function answerTimes(minutes: readonly number[]): AnswerTimes {
  // Tens of thousands of them: numbers alone are sorted without asking for each pair.
  const sorted = Float64Array.from(minutes).sort();
  const rank = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
  return { answered: sorted.length, median: rank(0.5), ninety: rank(0.9) };
}
