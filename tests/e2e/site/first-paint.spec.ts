import type { Page } from "@playwright/test";
import { stopTimers } from "../support/requests";
import { expect, test } from "../support/test";
import { englishPageOfEachKind } from "./built-pages";

/** Decision 9: what a phone on a slow line loads before the first paint. */
test.use({ viewport: { width: 390, height: 844 } });

/** Stops the page's animations, for which pictures further down wait. */
async function stopAnimations(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  const speed = (playbackRate: number) =>
    browser.send("Animation.setPlaybackRate", { playbackRate });
  await speed(0);
  return { goOn: () => speed(1) };
}

function requestsOf(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http")) return;
    asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
  });
  return asked;
}

const pictures = (asked: readonly string[]) => asked.filter((one) => one.startsWith("image"));

test("a page loads at most two fonts, its main picture and the style of the lower part", async ({
  context,
}) => {
  await stopTimers(context);
  for (const path of englishPageOfEachKind) {
    const page = await context.newPage();
    await stopAnimations(page);
    const asked = requestsOf(page);
    await page.goto(path);
    const kinds = asked.map((one) => one.replace(/ .*/, "")).filter((kind) => kind !== "image");
    expect(kinds.sort(), path).toEqual(["document", "font", "font", "stylesheet"]);
    const early = pictures(asked);
    expect(early.length, `${path}: ${early}`).toBeLessThanOrEqual(1);
    await page.close();
  }
});

test("fonts wait for the style on phones, and are preloaded on wide screens", async ({ page }) => {
  await page.goto("/about");
  const preloaded = () =>
    page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) =>
        links.filter((link) => matchMedia((link as HTMLLinkElement).media).matches),
      );
  expect(await preloaded()).toHaveLength(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await preloaded()).toHaveLength(2);
});

test("cards further down load their pictures after the page, before anybody scrolls", async ({
  page,
}) => {
  const asked = requestsOf(page);
  await page.goto("/services");
  const cards = await page.locator(".card-picture:visible").count();
  await expect.poll(() => pictures(asked).length).toBe(cards);
  // Shown again after a choice, a card's picture does not wait once more.
  await expect(page.locator(".card-picture:not([data-first]) picture").first()).toHaveCSS(
    "animation-name",
    "none",
  );
});

test("a visitor who saves data loads only the pictures they scroll to", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked = requestsOf(page);
  await page.goto("/services", { waitUntil: "networkidle" });
  const cards = page.locator(".card-picture:visible");
  expect(pictures(asked).length).toBeLessThan(await cards.count());
  await cards.last().scrollIntoViewIfNeeded();
  const last = await cards.last().locator("img").getAttribute("src");
  const name = last?.replace(/-\d+\.webp$/, "") ?? "";
  await expect.poll(() => pictures(asked).join()).toContain(name);
});

test("the manifest is linked a moment after the page has loaded, and without scripts", async ({
  page,
  request,
}) => {
  await page.goto("/about");
  const link = page.locator('head > link[rel="manifest"]');
  await expect(link).toHaveAttribute("href", "/manifest.webmanifest");
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  expect(await (await request.get("/about")).text()).toMatch(
    /<noscript><link href="\/manifest.webmanifest" rel="manifest"\/?><\/noscript>/,
  );
});
