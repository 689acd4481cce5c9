import { expect, it } from "vitest";
import { inEnglish } from "./content/marked-english";
import { keepTogether } from "./entry.server";

/** "[" and "]" mark the unbroken span. */
const marked = (text: string) =>
  keepTogether(text).replaceAll('<span class="unbroken">', "[").replaceAll("</span>", "]");

it.each([
  "weight-loss",
  "Good-Faith",
  "FDA-approved",
  "GLP-1",
  "BPC-157",
  "GHK-Cu",
  "4–6",
  "15–22%",
  "$200–$500",
  "600–1,200",
  "10 AM",
  "9:30 AM–5 PM",
  "9 a. m.",
  "(904) 555-0142",
  "45 CFR 149.610",
  "St. Augustine",
])("keeps %s on one line", (text) => {
  expect(marked(`<p>Read about ${text}, please.</p>`)).toBe(`<p>Read about [${text}], please.</p>`);
});

it("lets no slash between two words begin a line", () => {
  expect(marked("<p>Tesamorelin / Ipamorelin</p>")).toBe("<p>[Tesamorelin /] Ipamorelin</p>");
  expect(marked("<p>BPC-157 / KPV</p>")).toBe("<p>[BPC-157 /] KPV</p>");
});

it("lets a Spanish range of times break after its dash only", () => {
  expect(marked("<p>9:30 a. m.–5 p. m.</p>")).toBe("<p>[9:30 a. m.–][5 p. m.]</p>");
});

it("keeps the text one box where its element may be a flex row", () => {
  expect(marked("<li>About GLP-1 medicines</li>")).toBe("<li><span>About [GLP-1] medicines]</li>");
});

it("adds one span where the text has nothing else", () => {
  expect(keepTogether("<h3>GLP-R</h3>")).toBe('<h3><span class="unbroken">GLP-R</span></h3>');
});

it("leaves other words and numbers as they are", () => {
  const html = "<p>Long-term care, 1-800-985-3059, 2026-11-25, section 501.057-501.0581.</p>";
  expect(keepTogether(html)).toBe(html);
});

it.each([
  '<a href="/weight-loss" title="weight-loss">Go</a>',
  '<script>"weight-loss <p>9 AM</p>"</script>',
  "<style>.a{content:'9 AM'}</style>",
  "<title>Good-faith</title>",
  "<select><option>10 AM</option></select>",
  '<svg viewBox="0 0 1 1"><title>9 AM</title></svg>',
  "<!-- 4–6 -->",
  '<span class="visually-hidden">of GLP-R</span>',
])("leaves attributes and elements without page text unchanged: %s", (html) => {
  expect(keepTogether(html)).toBe(html);
});

it("removes React's comments between texts, also in an element for screen readers only", () => {
  expect(keepTogether("<p>Form<!-- --> <b>new</b></p>")).toBe("<p>Form <b>new</b></p>");
  const unseen = '<span class="visually-hidden">of<!-- -->GLP-R</span>';
  expect(keepTogether(unseen)).toBe('<span class="visually-hidden">ofGLP-R</span>');
});

it("leaves islands as React rendered them, and continues after them", () => {
  const island = '<div data-island="form"><div><p>9 AM<!-- -->!</p></div><p>9 AM</p></div>';
  expect(keepTogether(`<div>${island}<p>9 AM</p></div>`)).toBe(
    `<div>${island}<p><span class="unbroken">9 AM</span></p></div>`,
  );
});

it("gives an English text in a Spanish sentence its language, and attributes, titles and islands none", () => {
  const note = inEnglish("Call at 9 AM");
  expect(keepTogether(`<p>Feriados: ${note}.</p>`)).toBe(
    '<p>Feriados: <span lang="en">Call at <span class="unbroken">9 AM</span></span>.</p>',
  );
  expect(keepTogether(`<title>${note}</title><img alt="${note}"/>`)).toBe(
    '<title>Call at 9 AM</title><img alt="Call at 9 AM"/>',
  );
  const island = (text: string) => `<div data-island="form"><p>${text}</p></div>`;
  expect(keepTogether(island(note))).toBe(island("Call at 9 AM"));
});

it("removes a single mark, which a visitor may have typed", () => {
  const [begin = "", end = ""] = inEnglish("x").split("x");
  expect(keepTogether(`<p>a${begin}b</p><p>c${end}d</p>`)).toBe("<p>ab</p><p>cd</p>");
});
