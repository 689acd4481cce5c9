import { parse } from "papaparse";
import { describe, expect, it } from "vitest";
import { byteOrderMark, csvRecords } from "./csv";

/** Parses the text with another library. */
function readBack(text: string) {
  const { data, errors } = parse<string[]>(text, { delimiter: ",", skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

describe("CSV records", () => {
  it("have every field quoted and end as RFC 4180 says", () => {
    expect(csvRecords([["a", "", "b c"]])).toBe('"a","","b c"\r\n');
    expect(csvRecords([['say "hi"', "a,b"], ["c"]])).toBe('"say ""hi""","a,b"\r\n"c"\r\n');
  });

  it("are read back by another library as they were", () => {
    const records = [
      ["Zoë", "Müller-Großmann", "山田 太郎", "O’Brien", "🌿"],
      ['say "hi"', "a,b;c\td", "one\ntwo\n\nthree", " blanks ", ""],
      ["a=b", "(904) 555-0199", "x@y.example", "'", '"'],
    ];
    expect(readBack(byteOrderMark + csvRecords(records))).toEqual(records);
  });

  it("have one kind of line end within a cell, whatever the browser sent", () => {
    expect(readBack(csvRecords([["one\r\ntwo\nthree"]]))).toEqual([["one\ntwo\nthree"]]);
  });

  it.each([
    ...[
      "004930901820",
      "0012",
      "9045550199",
      "12E5",
      "1,234",
      "12.50",
      " 0012 ",
      "٠٠٤٩",
      "００４９",
    ],
    ...["1-2", "5/6", "2026-03", "1.2.2026", "12:30", "3/2/2026"],
  ])("keep %j as text, and as a value where it is one", (text) => {
    expect(readBack(csvRecords([[text, { value: text }]]))).toEqual([[`'${text}`, text]]);
  });

  it.each([
    ...["904-555-0199", "904 555 0199", "904.555.0199", "555-0199", "1-800-555-0199", "CW-7K3M-Q2"],
    ...["INV-0012", "0x10", "1 234", "12 Main St", "٠x", "2 to 4 PM"],
  ])("leave %j as it is, which spreadsheets do not read as a number", (text) => {
    expect(readBack(csvRecords([[text]]))).toEqual([[text]]);
  });

  it.each([
    "=1+1",
    "+1 904 555 0199",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    " =1",
    "\u00a0=1",
    "＝1",
    "　＋1",
    ..."\u200b \u200d \ufeff \u00ad \u202a \u2060 \u0000 \u001f \u0085 \u180e \u3164 \u034f \ufe0f \u2800 \u{e0020}"
      .split(" ")
      .map((invisible) => `${invisible}=1`),
    "\u200b \u200b@SUM(A1)",
    '=HYPERLINK("https://evil.example","x")',
    '","=1',
  ])("make %j text, not a formula", (text) => {
    for (const cell of readBack(csvRecords([[text, text]])).flat()) {
      expect(cell).toMatch(/^['"]/);
      expect(cell.replace(/^'/, "")).toBe(text);
    }
  });
});
