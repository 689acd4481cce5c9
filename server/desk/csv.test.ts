import { describe, expect, it } from "vitest";
import { csvRecord } from "./csv";

describe("a CSV record", () => {
  it("ends its line as RFC 4180 says and quotes only what needs it", () => {
    expect(csvRecord(["a", "", "b c"])).toBe("a,,b c\r\n");
    expect(csvRecord(['say "hi"', "a,b", "one\ntwo", "one\r\ntwo"])).toBe(
      '"say ""hi""","a,b","one\ntwo","one\r\ntwo"\r\n',
    );
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
    "＝1",
    '=HYPERLINK("https://evil.example","x")',
  ])("makes %j text, not a formula", (text) => {
    const cell = csvRecord([text]);
    expect(cell).toMatch(/^"?'/);
    expect(cell.replaceAll('""', '"')).toContain(text);
  });

  it("leaves harmless signs alone", () => {
    expect(csvRecord(["a=b", "(904) 555-0199", "O’Brien", "x@y.example"])).toBe(
      "a=b,(904) 555-0199,O’Brien,x@y.example\r\n",
    );
  });
});
