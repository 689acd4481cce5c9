import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readingGrades, sentencesOf } from "./reading-grades";

/** The law prescribes their words. */
const policies = [
  "/privacy",
  "/terms",
  "/refund-policy",
  "/good-faith-estimate",
  "/notice-of-privacy-practices",
  "/weight-loss-rights",
];

describe("the sentences of a page", () => {
  it("are those of its main part, without headings, labels and scripts", () => {
    const html = `<p>Not this.</p><main><h1>Nor this</h1><p>A <b>whole</b> sentence.</p>
      <ul><li>you take nitrates.</li><li>$30</li></ul><script>"none."</script></main>`;
    expect(sentencesOf(html)).toEqual(["A whole sentence.", "You take nitrates."]);
    const cell =
      "<main><table><td><p>Name</p><p>One.</p><ul><li>two.</li></ul></td></table></main>";
    expect(sentencesOf(cell)).toEqual(["One.", "Two."]);
  });
});

describe("the built pages", () => {
  it("are readable after eight years of school, except policies", async () => {
    const grades = (await readingGrades(resolve(import.meta.dirname, "../build"))).filter(
      ({ path, words }) => !policies.includes(path) && words > 0,
    );
    expect(grades.length).toBeGreaterThan(30);
    expect(grades.filter(({ grade }) => !(grade <= 8))).toEqual([]);
  });
});
