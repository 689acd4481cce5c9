/**
 * Joins sentences that all begin with `start` into one, which says it once: "Call 911 for a." and
 * "Call 911 for b." are "Call 911 for a, or for b."
 */
export const inOne = (start: string, or: string, sentences: readonly string[]): string =>
  sentences
    .map((sentence, at) => (at === 0 ? sentence : or + sentence.slice(start.length)))
    .join("")
    .replaceAll(`.${or} `, `${or} `);
