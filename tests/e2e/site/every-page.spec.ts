import type { Page } from "@playwright/test";
import { builtPages } from "../../../app/static-paths";
import { endTransitions, expectNoAxeViolations } from "../support/expect-no-violations";
import { measureTraces } from "../support/measure-traces";
import { expect, test } from "../support/test";
import { onePageOfEachKind } from "./built-pages";

/** A small phone, a phone, a tablet, a laptop, a desktop, a television. */
const widths = [320, 390, 820, 1280, 1440, 2560];

/** Font sizes that a reader may set in the browser; 16 is the default. */
const letters = [24, 32];

/** Text spacing that a reader may set without losing text (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Checks for which one page stands for all of its kind. */
const kinds = new Set([...onePageOfEachKind, "/update-products", "/no-such-page"]);
const pages = [...new Set([...builtPages, "/payment", ...kinds])];

// Parallel, because loading pages is much of the work: each is loaded once, for all checks.
test.describe.configure({ mode: "parallel" });
for (const part of [0, 1, 2, 3, 4, 5, 6, 7])
  test(`every page passes axe, fits at every width, with large fonts and wide text spacing, breaks no name, range, price or time, contacts no other server and stores nothing, part ${part + 1}`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(240_000);
    const traces = measureTraces(context, new URL(site.url).origin);
    const problems = new Set<string>();
    const look = async (where: string, what: () => string[]) => {
      // The footer's groups, closed by a window that becomes narrow, are high for a moment.
      await page.evaluate(endTransitions);
      for (const problem of await page.evaluate(what)) problems.add(`${where}: ${problem}`);
    };
    for (const path of pages.filter((_, place) => place % 8 === part)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (kinds.has(path)) {
        await expectNoAxeViolations(page);
        await lookAtLayouts(page, path, look);
      } else {
        await page.setViewportSize({ width: 390, height: 900 });
        await look(`${path} 390`, whatIsWrong);
      }
      await page.evaluate(showAll);
      await look(`${path}, all open and broken wherever it can be`, whatBreaks);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      // Requests after the load event are the same for all pages of a kind.
      if (kinds.has(path)) await page.waitForLoadState("networkidle");
      await traces.look(page, path);
    }
    expect([...problems]).toEqual([]);
    traces.expectNone();
  });

async function lookAtLayouts(
  page: Page,
  path: string,
  look: (where: string, what: () => string[]) => Promise<void>,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${path} ${width}`, whatIsWrong);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const size of letters) {
    await setLetters(page, size);
    await look(`${path}, letters of ${size}`, whatIsCutOff);
  }
  await setLetters(page, 16);
  await page.evaluate(setText, spacing);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await look(`${path} ${width}, wide-set`, whatIsCutOff);
  }
}

async function setLetters(page: Page, size: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await browser.detach();
  await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
}

/** Runs in the page: sets a reader's own style. */
function setText(style: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  if (getComputedStyle(document.body).letterSpacing === "normal")
    throw new Error("The style has no effect");
}

/**
 * Runs in the page: returns the first element past the right edge that does not scroll. Of the ledge
 * each area shows a third.
 */
function whatIsCutOff(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const first = [...document.querySelectorAll("body *")].find(
    (element) =>
      element.checkVisibility() &&
      !element.closest("search fieldset, .weeks, .ledge-third") &&
      element.getBoundingClientRect().right > clientWidth + 1,
  );
  if (first) return [`${first.outerHTML.slice(0, 80)} is cut off`];
  return scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : [];
}

/**
 * Runs in the page: returns what scrolls sideways or is cut off, lines of prose over 75 characters,
 * broken numbers, a heading at the end; on a phone targets under 24 pixels and a page over 8,000; an
 * area's page over 6,000 on a desktop.
 */
function whatIsWrong(): string[] {
  const problems: string[] = [];
  const main = document.querySelector("main");
  if (document.documentElement.scrollWidth > innerWidth) problems.push("scrolls sideways");

  for (const one of document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, a, button)")) {
    // The filters of /services and the home page's first weeks are rows that scroll.
    const isRow = one.closest("search fieldset, .weeks");
    if (!isRow && one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      problems.push(`"${one.textContent?.slice(0, 40)}" is cut off`);
  }

  const targets = innerWidth <= 390 ? "a, button, summary, input, select" : "";
  for (const target of targets ? document.querySelectorAll(targets) : []) {
    const { width, height } = target.getBoundingClientRect();
    const isSeen = target.checkVisibility({ visibilityProperty: true });
    if (isSeen && width > 1 && (width < 24 || height < 24))
      problems.push(`"${target.textContent?.trim()}" has ${width} × ${height} pixels`);
  }

  // A phone is too narrow for lines of 75 characters.
  const prose = innerWidth <= 390 ? "" : "main :is(p, li, dd)";
  for (const block of prose ? document.querySelectorAll(prose) : []) {
    if (!block.checkVisibility() || (block.textContent ?? "").length <= 75) continue;
    // A line is the words with the same bottom.
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
    if (longest > 75)
      problems.push(`${longest} characters in "${block.textContent?.slice(0, 40)}"`);
  }

  const words = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const content = text.textContent ?? "";
    const pairs = [...content.matchAll(/\d+-\d+%?|GLP-[1R]|\(\d{3}\) \d{3}-\d{4}/g)];
    if (pairs.length === 0) continue;
    const parent = text.parentElement;
    // Text for screen readers only is in a box of one pixel.
    const box = parent?.closest(".call-number") ?? parent;
    if (!parent?.checkVisibility() || (box?.getBoundingClientRect().width ?? 0) <= 1) continue;
    for (const pair of pairs) {
      const range = document.createRange();
      range.setStart(text, pair.index);
      range.setEnd(text, pair.index + pair[0].length);
      const heights = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
      if (new Set(heights).size > 1) problems.push(`"${pair[0]}" is broken in two`);
    }
  }

  for (const heading of document.querySelectorAll("main :is(h2, h3, h4)")) {
    let above: Element | null = heading;
    while (above && above !== main && !above.nextElementSibling) above = above.parentElement;
    if (heading.checkVisibility() && above === main)
      problems.push(`nothing follows "${heading.textContent}"`);
  }
  return problems;
}

/**
 * Runs in the page: opens everything that a click would show, such as answers and the second tab,
 * and breaks each line wherever a width of the window could break it.
 */
function showAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    main :is(.legal-text section, [hidden]) { display: block !important }
    body * {
      inline-size: min-content !important; min-inline-size: 0 !important;
      overflow-wrap: normal !important; word-break: normal !important; hyphens: manual !important;
    }`);
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
      // One of dollars and cents is too long for a small phone with wide text spacing.
      String.raw`(?!\$[\d,]+\.\d\d–)${amount}[-–]${amount}`,
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
    // Most blocks contain none; their style need not be computed.
    if (!holdsText || block.textContent?.search(inOnePiece) === -1) continue;
    if (getComputedStyle(block).display === "inline") continue;
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
