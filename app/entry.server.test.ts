import { expect, it } from "vitest";
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
  "(904) 555-0142",
])("keeps %s on one line", (text) => {
  expect(marked(`<p>Read about ${text}, please.</p>`)).toBe(`<p>Read about [${text}], please.</p>`);
});

it("lets no slash between two words begin a line", () => {
  expect(marked("<p>Tesamorelin / Ipamorelin</p>")).toBe("<p>[Tesamorelin /] Ipamorelin</p>");
  expect(marked("<p>BPC-157 / KPV</p>")).toBe("<p>[BPC-157 /] KPV</p>");
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
