import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountNotations } from "../../tests/fixtures/amount-notations";
import { adviceOn, amountText, centsOf, formatCents, largestAmount } from "./amount";

describe("an amount as typed", () => {
  it.each([
    ["19.99", 1999],
    ["0.01", 1],
    ["999999.99", 99_999_999],
    ["1", 100],
    ["1.", 100],
    [".5", 50],
    ["007.50", 750],
    ["+3.10", 310],
    [" 42.00 ", 4200],
    ["1.005", 101],
    ["1.0049999", 100],
    ["8.165", 817],
    ["12.345", 1235],
    ["999999.990", 99_999_999],
    ["999999.9900000", 99_999_999],
    ["999999.989", 99_999_999],
    ["0000000000012.00", 1200],
  ])("%s is %i cents", (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    "",
    " ",
    ".",
    "+",
    "-",
    "-1",
    "-0.01",
    "0",
    "0.00",
    "0.005",
    "1e3",
    "1E3",
    "0x10",
    "1,000",
    "1.2.3",
    "NaN",
    "Infinity",
    "abc",
    "٣",
    "1000000",
    "1000000.00",
    "999999.991",
    "999999.994",
    "999999.995",
    "999999.9900001",
    "1".repeat(400),
    `0.${"0".repeat(400)}1`,
    "1\n2",
    "--1",
    "+-1",
  ])("%j is no amount", (text) => {
    expect(centsOf(text)).toBeNull();
  });

  it("is the same after conversion to text and back, for every number of cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: largestAmount }), (cents) => {
        expect(centsOf(amountText(cents))).toBe(cents);
      }),
      { numRuns: 5000 },
    );
  });

  it("agrees with whole-number arithmetic, for every text of two decimals", () => {
    const digits = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, "0"));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), digits, (whole, decimals) => {
        const cents = whole * 100 + Number(decimals);
        expect(centsOf(`${whole}.${decimals}`)).toBe(cents === 0 ? null : cents);
      }),
      { numRuns: 5000 },
    );
  });

  it("rounds half a cent up, however many decimals follow", () => {
    const decimals = fc.stringMatching(/^\d{3,12}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_998 }), decimals, (whole, text) => {
        const scale = 10n ** BigInt(text.length - 2);
        const exact = BigInt(whole + text);
        expect(centsOf(`${whole}.${text}`)).toBe(Number((exact * 2n + scale) / (scale * 2n)));
      }),
      { numRuns: 5000 },
    );
  });

  it("never throws, and returns cents in the range or null, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const cents = centsOf(text);
        expect(cents === null || (Number.isInteger(cents) && cents >= 1)).toBe(true);
      }),
    );
  });
});

describe("the notations of an amount", () => {
  it.each(amountNotations)("%j is %j", (typed, charged) => {
    expect(centsOf(typed) ?? "message").toBe(charged);
  });

  it.each([
    ["483,5", 48_350],
    ["0,500", 50],
    ["123,456.78", 12_345_678],
    ["$ 1 000", 100_000],
    ["US$ 5", 500],
    ["$5 USD", 500],
  ])("include %s, which is %i cents", (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    ["1,234", ["1234.00", "1.23"]],
    ["483,511", ["483511.00", "483.51"]],
    ["0,000", ["483.51"]],
    ["48,3,51", ["483.51"]],
    ["1,2345", ["483.51"]],
    [",", ["483.51"]],
    ["0x10", ["483.51"]],
    ["-5", ["483.51"]],
    ["", []],
    ["\u200b", []],
  ])("are advised on where they are ambiguous or unknown: %j", (text, ways) => {
    expect(centsOf(text)).toBeNull();
    expect(adviceOn(text)).toEqual({ ways });
  });

  it.each(["1000000", "1,000,000.00", "1,234,567", "1.234.567", "999999.991", "9".repeat(400)])(
    "name the limit where they are above it: %s",
    (text) => {
      expect(centsOf(text)).toBeNull();
      expect(adviceOn(text)).toEqual({ most: "$999,999.99" });
    },
  );
});

describe("an amount as shown", () => {
  it.each([
    [1, "$0.01"],
    [1999, "$19.99"],
    [123_456, "$1,234.56"],
    [largestAmount, "$999,999.99"],
  ])("%i cents are %s", (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});
