import { builtPages } from "../../../app/static-paths";
import { expect, test } from "../support/test";

/** A small phone, an Android phone, an iPhone, a tablet. */
const widths = [320, 360, 390, 820];

test.describe.configure({ mode: "parallel" });
for (const third of [0, 1, 2])
  test(`no line breaks inside a name, a range, a price or a time, part ${third + 1}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const broken: string[] = [];
    for (const path of builtPages.filter((_, place) => place % 3 === third)) {
      await page.goto(path);
      await page.evaluate(showAll);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const found of await page.evaluate(whatBreaks))
          broken.push(`${path} ${width}: ${found}`);
      }
    }
    expect([...new Set(broken)]).toEqual([]);
  });

/**
 * Runs in the page: opens everything that a click would show, such as answers and the second tab.
 */
function showAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("main :is(.legal-text section, [hidden]) { display: block !important }");
  document.adoptedStyleSheets = [sheet];
  // Without the name, several of them can be open.
  for (const one of document.querySelectorAll("details")) one.removeAttribute("name");
  for (const one of document.querySelectorAll("details")) one.open = true;
}

/** Runs in the page: returns each of these texts that is broken across lines. */
function whatBreaks(): string[] {
  const amount = String.raw`\$?\d[\d,.]*%?`;
  const time = String.raw`\d{1,2}(?::\d\d)? [AP]M`;
  const inOnePiece = new RegExp(
    [
      String.raw`\b(?:weight-loss|FDA-approved|good-faith|GLP-[1R]|PT-141|BPC-157|TB-500|GHK-Cu)\b`,
      `${time}(?:–${time})?`,
      `${amount}[-–]${amount}`,
      String.raw`\$\d[\d,.]*\d`,
      String.raw`\(\d{3}\) \d{3}-\d{4}`,
    ].join("|"),
    "gi",
  );
  const broken: string[] = [];
  for (const block of document.querySelectorAll("body *")) {
    // Blocks that contain text directly; a match may span their inline elements.
    const holdsText = [...block.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!holdsText || getComputedStyle(block).display === "inline") continue;
    if (block.closest("script, style, option, .visually-hidden") || !block.checkVisibility())
      continue;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    const whole = texts.map(({ data }) => data).join("");
    const placeOf = (offset: number): [Text, number] => {
      let left = offset;
      for (const text of texts) {
        if (left <= text.length) return [text, left];
        left -= text.length;
      }
      throw new Error("The text has no such position");
    };
    for (const { 0: match, index } of whole.matchAll(inOnePiece)) {
      const range = document.createRange();
      range.setStart(...placeOf(index));
      range.setEnd(...placeOf(index + match.length));
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      // Parts on one line are side by side.
      const [first] = lines;
      if (first && lines.some(({ top }) => top >= first.bottom - 1))
        broken.push(`${match} in "${whole.slice(Math.max(0, index - 20), index + 30)}"`);
    }
  }
  // In a flex row the span would be a box of its own, and split the text around it into two more.
  for (const { parentElement: parent } of document.querySelectorAll(".unbroken"))
    if (
      parent &&
      /flex|grid/.test(getComputedStyle(parent).display) &&
      [...parent.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
    )
      broken.push(`"${parent.textContent}" is laid out in pieces`);
  return broken;
}
