import { expect, type Page, test } from "@playwright/test";
import { onePageOfEachKind } from "./addresses";

/** docs/decisions/009: what a phone's slow line carries before the first paint. */
test.use({ viewport: { width: 390, height: 844 } });

/** Stops the clock of the page's animations, by which pictures further down wait. */
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

test("a page asks for two fonts and its main picture at most", async ({ context }) => {
  for (const path of onePageOfEachKind) {
    const page = await context.newPage();
    await stopAnimations(page);
    const asked = requestsOf(page);
    await page.goto(path);
    const kinds = asked.map((one) => one.replace(/ .*/, "")).filter((kind) => kind !== "image");
    expect(kinds, path).toEqual(["document", "font", "font"]);
    await page.waitForLoadState("networkidle");
    expect(pictures(asked).length, `${path}: ${asked}`).toBeLessThanOrEqual(1);
    await page.close();
  }
});

test("pictures further down come afterwards", async ({ page }) => {
  const animations = await stopAnimations(page);
  const asked = requestsOf(page);
  await page.goto("/treatments/semaglutide", { waitUntil: "networkidle" });
  await page.locator("article picture").last().scrollIntoViewIfNeeded();
  expect(pictures(asked)).toHaveLength(1);
  await animations.goOn();
  await expect.poll(() => pictures(asked).length).toBeGreaterThan(1);
});
