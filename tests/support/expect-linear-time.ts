import { expect } from "vitest";

/** Prepares a parser for this text; the returned function is measured. */
export type Reader = (text: string) => () => unknown;

/** Characters. A parser whose time grows with their square needs seconds for this many. */
const long = 60_000;
/** Milliseconds. A parser whose time grows with the length needs a fiftieth of this. */
const tooLong = 1000;

/** The repeated texts. */
const signs = [
  ...Array.from(" \t,;\"'.:/-=@%\\([{01a"),
  ...["; ", ", ", ..."W/ q= ;q= a, a= :: %2 a. 1, ]:1 e1".split(" ")],
];

/** Whether one of three runs is short: the machine may have paused in the others. */
async function isShort(work: () => unknown) {
  for (let run = 0; run < 3; run++) {
    const began = performance.now();
    await work();
    if (performance.now() - began < tooLong) return true;
  }
  return false;
}

/**
 * Expects that the parser's time does not grow with the square of the length. `more`: further texts
 * to repeat, such as line breaks, which headers do not have.
 */
export async function expectLinearTime(reader: Reader, more: readonly string[] = []) {
  for (const sign of [...signs, ...more]) {
    const text = `a${sign.repeat(long / sign.length)}!`;
    expect(await isShort(reader(text)), JSON.stringify(sign)).toBe(true);
  }
}
