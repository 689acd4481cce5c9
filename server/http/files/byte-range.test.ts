import { expect, it } from "vitest";
import { byteRange } from "./byte-range";

it.each([
  ["bytes=0-9", 1000, { start: 0, end: 9 }],
  ["bytes=0-99999999", 1000, { start: 0, end: 999 }],
  ["bytes=-99999999", 1000, { start: 0, end: 999 }],
  ["bytes=-1", 1000, { start: 999, end: 999 }],
  ["bytes=999-", 1000, { start: 999, end: 999 }],
  ["bytes=1000-", 1000, "unsatisfiable"],
  ["bytes=-0", 1000, "unsatisfiable"],
  ["bytes=-5", 0, "unsatisfiable"],
  ["bytes=-", 1000, undefined],
  ["bytes=9-1", 1000, undefined],
  ["bytes=0-1,3-4", 1000, undefined],
  [undefined, 1000, undefined],
] as const)("%s of %s bytes is %o", (header, size, range) => {
  expect(byteRange(header, size)).toEqual(range);
});
