import { sectionWords } from "../../../app/content/en/frame";
import { legalFrameWords } from "../../../app/content/en/pages/frames";
import { expect, test, withMotion } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

test("the contact page's picture leaves the form's first field in the first screen", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page.locator(".hero-picture img")).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel("First name")).toBeInViewport({ ratio: 1 });
});

test("the links under an area's head lead to its treatments, cost, safety and questions", async ({
  page,
}) => {
  for (const path of ["/peptide-therapy", "/hormone-replacement", "/weight-loss"]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: sectionWords.onThisPage }).getByRole("link");
    await expect(links).toHaveText(Object.values(sectionWords.parts));
    for (const link of await links.all()) {
      await link.click();
      const part = page.locator((await link.getAttribute("href")) ?? "");
      await expect(part.getByRole("heading").first()).toBeInViewport();
    }
  }
});

test("an area's page hides no part of its text", async ({ page }) => {
  for (const path of ["/peptide-therapy", "/hormone-replacement", "/weight-loss"]) {
    await page.goto(path);
    const masked = await page
      .locator("main :not(picture)")
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).maskImage !== "none").map((one) => one.outerHTML),
      );
    expect(masked, path).toEqual([]);
    await expect(page.locator("main [id=costs] dd").last()).toBeVisible();
    await expect(page.locator("main .cautions li").last()).toBeVisible();
  }
});

test("a policy shows its first sections, and the others on request, by their links, and on paper", async ({
  page,
}) => {
  await page.goto("/privacy");
  const [first, last] = [page.locator("main section").first(), page.locator("main section").last()];
  await expect(first).toBeVisible();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
  await expect(last.getByRole("heading")).toBeInViewport();
  await page.goto("/terms");
  await expect(last).toBeHidden();
  await page.getByText(legalFrameWords.more).click();
  await expect(last).toBeVisible();
  await expect(page.getByText(legalFrameWords.more)).toBeHidden();
});

test("the bar appears when the buttons of the page's head are scrolled out of view", async ({
  page,
}) => {
  await page.goto("/peptide-therapy");
  const bar = page.locator(".call-bar");
  await expect(bar).not.toBeInViewport();
  await page.locator("#costs").scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.goto("/services");
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the line above the header hides on scrolling down and reappears on scrolling up", async ({
    page,
  }) => {
    await page.goto("/about");
    const banner = page.getByRole("link", { name: "FREE CONSULTATION SPECIAL" });
    await expect(banner).toBeInViewport();
    await page.mouse.wheel(0, 1200);
    await expect(banner).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(banner).toBeInViewport();
  });
});

test("the footer's lists are closed on a phone and open by their titles, also without scripts", async ({
  page,
  browser,
  site,
}) => {
  await page.goto("/about");
  const terms = (of: typeof page) =>
    of.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" });
  await expect(terms(page)).toBeHidden();
  await page.getByRole("contentinfo").getByText("Policies").click();
  await expect(terms(page)).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.url}/about`);
  await plain.getByRole("contentinfo").getByText("Policies").click();
  await expect(terms(plain)).toBeVisible();
  await context.close();
});
