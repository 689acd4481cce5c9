import { expect, test } from "../support/test";
import { onePageOfEachKind } from "./addresses";

/** A small phone, a phone, a tablet, a laptop, a desktop, a television. */
const widths = [320, 390, 820, 1280, 1440, 2560];

test("at every width no page scrolls sideways or is cut off, no line of prose is over 75 characters, no number is broken in two, no heading stands last, and a phone's targets have 24 pixels", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  for (const path of onePageOfEachKind) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(
        ...(await page.evaluate(whatIsWrong)).map((fault) => `${path} ${width}: ${fault}`),
      );
    }
  }
  expect(faults).toEqual([]);
});

/** Runs in the page. */
function whatIsWrong(): string[] {
  const faults: string[] = [];
  const main = document.querySelector("main");
  if (document.documentElement.scrollWidth > innerWidth) faults.push("scrolls sideways");

  for (const one of document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, a, button)")) {
    // The filters of /services are a row that scrolls by itself.
    const isRow = one.closest("search fieldset");
    if (!isRow && one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      faults.push(`"${one.textContent?.slice(0, 40)}" is cut off`);
  }

  const targets = innerWidth <= 390 ? "a, button, summary, input, select" : "";
  for (const target of targets ? document.querySelectorAll(targets) : []) {
    const { width, height } = target.getBoundingClientRect();
    const isSeen = target.checkVisibility({ visibilityProperty: true });
    if (isSeen && width > 1 && (width < 24 || height < 24))
      faults.push(`"${target.textContent?.trim()}" has ${width} × ${height} pixels`);
  }

  for (const block of document.querySelectorAll("main :is(p, li, dd)")) {
    if (!block.checkVisibility() || (block.textContent ?? "").length <= 75) continue;
    // A line is the words that end at the same height.
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest("p, li, dd") !== block) continue;
      const range = document.createRange();
      for (const { index, 0: word } of (text.textContent ?? "").matchAll(/\S+\s*/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const [box] = range.getClientRects();
        const line = Math.round((box?.bottom ?? 0) / 8);
        if (box?.width) lines.set(line, (lines.get(line) ?? 0) + word.length);
      }
    }
    const longest = Math.max(0, ...lines.values());
    if (longest > 75) faults.push(`${longest} characters in "${block.textContent?.slice(0, 40)}"`);
  }

  const words = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const parent = text.parentElement;
    // Text for screen readers only is in a box of one pixel.
    const box = parent?.closest(".call-number") ?? parent;
    if (!parent?.checkVisibility() || (box?.getBoundingClientRect().width ?? 0) <= 1) continue;
    const content = text.textContent ?? "";
    for (const pair of content.matchAll(/\d+-\d+%?|GLP-[1R]|\(\d{3}\) \d{3}-\d{4}/g)) {
      const range = document.createRange();
      range.setStart(text, pair.index);
      range.setEnd(text, pair.index + pair[0].length);
      const heights = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
      if (new Set(heights).size > 1) faults.push(`"${pair[0]}" is broken in two`);
    }
  }

  for (const heading of document.querySelectorAll("main :is(h2, h3, h4)")) {
    let above: Element | null = heading;
    while (above && above !== main && !above.nextElementSibling) above = above.parentElement;
    if (heading.checkVisibility() && above === main)
      faults.push(`nothing follows "${heading.textContent}"`);
  }
  return faults;
}
