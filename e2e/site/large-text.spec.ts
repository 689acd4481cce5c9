import { expect, type Page, test } from "@playwright/test";
import { onePageOfEachKind } from "./addresses";

const pages = [...onePageOfEachKind, "/update-products", "/no-such-page"];

/** Text spacing that a reader may set without losing text (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

// The page's policy does not apply to a reader's own style.
test.use({ bypassCSP: true });

/** The first element that ends right of the window; elements that scroll by themselves may. */
async function cutOff(page: Page, path: string): Promise<string[]> {
  return page.evaluate((where) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const first = [...document.querySelectorAll("body *")].find(
      (element) =>
        element.checkVisibility() &&
        !element.closest("search fieldset") &&
        element.getBoundingClientRect().right > clientWidth + 1,
    );
    if (first) return [`${where}: ${first.outerHTML.slice(0, 80)}`];
    return scrollWidth > clientWidth ? [`${where}: ${scrollWidth}`] : [];
  }, path);
}

for (const size of [24, 32]) {
  test(`nothing is cut off on a phone whose letters are ${size} pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      found.push(...(await cutOff(page, path)));
    }
    expect(found).toEqual([]);
  });
}

for (const width of [320, 390]) {
  test(`nothing is cut off with wide-set text, ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      await page.addStyleTag({ content: spacing });
      found.push(...(await cutOff(page, path)));
    }
    expect(found).toEqual([]);
  });
}

test("in a low window the header scrolls away, and the menu opens below it", async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 320 });
  await page.goto("/about");
  const header = page.getByRole("banner");
  for (const part of [header, page.getByRole("complementary")])
    await expect(part).toHaveCSS("position", "static");
  for (const scrolled of [0, 60]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.locator("#site-menu");
    await expect(menu).toBeVisible();
    // It moves into place with a transition.
    await expect
      .poll(async () => {
        const [above, below] = [await header.boundingBox(), await menu.boundingBox()];
        return Math.round((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0));
      })
      .toBe(1);
    const last = menu.getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header).toHaveCSS("position", "sticky");
});

test("the chosen option is visible in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const look = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  await page.goto("/services");
  const filter = "button[aria-pressed=";
  expect(await look(`${filter}true]`, "background-color")).not.toBe(
    await look(`${filter}false]`, "background-color"),
  );
  await page.goto("/weight-loss");
  expect(await look("[role=tab][aria-selected=true]", "border-top-width")).toBe("3px");
  expect(await look("[role=tab][aria-selected=false]", "border-top-width")).toBe("0px");
  await page.goto("/about");
  const link = "nav[aria-label=Main] > a";
  expect(await look(`${link}[aria-current]`, "text-decoration-line")).toBe("underline");
  expect(await look(`${link}:not([aria-current])`, "text-decoration-line")).toBe("none");
});

test("an error's link shows the label of its field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await page.getByRole("alert").first().getByRole("link").last().click();
  const header = await page.getByRole("banner").boundingBox();
  const id = await page.evaluate(() => document.activeElement?.id);
  const label = await page.locator(`label[for="${id}"]`).boundingBox();
  expect(label?.y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY);
});
