import fc from "fast-check";
import { expect } from "vitest";

/** Prepares a parser for this text; the returned function is measured. */
export type Reader = (text: string) => () => unknown;

/** Characters. A backtracking regular expression needs seconds for this many. */
const long = 60_000;
/** Milliseconds below which a run is not compared: it is as short as a pause of the machine. */
const tooShort = 50;
/**
 * Most times as long for four times the length: a linear parser takes four, a quadratic one
 * sixteen.
 */
const mostTimes = 9;

/** The repeated text, with its prefix and suffix. */
const signs = [
  ...Array.from(" \t,;\"'.:/-=@%\\([{01a"),
  ...["; ", ", ", ..."W/ q= ;q= a, a= :: %2 a. 1, ]:1 e1".split(" ")],
];
const around = ["", "a", "1", "br", "[", '"', "@", "!", "bytes="];

/** Whether the machine may have paused: the run is neither short nor takes seconds. */
const isUnsure = (ms: number) => ms >= tooShort / 4 && ms < 1000;

/**
 * The shortest of several runs, in milliseconds, because pauses of the machine only make runs
 * longer.
 */
async function shortestRun(work: () => unknown): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && (run === 0 || isUnsure(shortest)); run++) {
    const began = performance.now();
    await work();
    shortest = Math.min(shortest, performance.now() - began);
  }
  return shortest;
}

async function expectLinear(reader: Reader, textOf: (length: number) => string) {
  const longRun = await shortestRun(reader(textOf(long)));
  if (longRun < tooShort) return;
  const shortRun = await shortestRun(reader(textOf(long / 4)));
  expect(longRun / Math.max(shortRun, tooShort / 4), JSON.stringify(textOf(20))).toBeLessThan(
    mostTimes,
  );
}

/**
 * Expects that the parser's time grows with the length of 60,000 repeated signs, not with its
 * square. `more`: further signs to repeat, such as line breaks, which headers do not have.
 */
export async function expectLinearTime(reader: Reader, more: readonly string[] = []) {
  const sign = fc.constantFrom(...signs, ...more);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...around),
      fc.array(sign, { minLength: 1, maxLength: 2 }).map((both) => both.join("")),
      fc.constantFrom(...around),
      (before, repeated, after) =>
        expectLinear(
          reader,
          (length) => before + repeated.repeat(length / repeated.length) + after,
        ),
    ),
    {
      numRuns: 60,
      // Without shrinking, which would only take longer.
      endOnFailure: true,
      examples: [..." ,;\"'.1a", ...more].map((one) => ["a", one, "!"]),
    },
  );
}
