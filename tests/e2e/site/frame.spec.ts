import { footerGroups } from "../../../app/content/en/navigation";
import { expect, test, withMotion } from "../support/test";

test.use(withMotion);

const trigger = { name: "All Treatments" };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a screen that becomes wide loads the menu's script and no other", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      // The script that shows the call hours is for every screen.
      const isMenus = !request.url().includes("/assets/after-load-");
      if (request.resourceType() === "script" && isMenus) scripts.push(request.url());
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await page.setViewportSize({ width: 1180, height: 820 });
    const button = page.getByRole("button", trigger);
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await button.click();
    await expect(page.getByRole("menu")).toBeVisible();
  });

  test("the menu closes on Escape, a touch outside, Tab and the choice of a link", async ({
    page,
  }) => {
    await page.goto("/services");
    await test.step("the menu closes on Escape, on a touch outside and on Tab", async () => {
      const toggle = page.getByRole("button", { name: "Menu" });
      const menu = page.locator("#site-menu");
      await toggle.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await toggle.click();
      // Tapped over the call bar, whose link must not be followed.
      await page.evaluate(() =>
        addEventListener("click", ({ target }) => {
          if ((target as Element).closest("a")) document.title = "A link was followed";
        }),
      );
      await page.touchscreen.tap(200, 820);
      await expect(menu).toBeHidden();
      await expect(page).not.toHaveTitle("A link was followed");
      await toggle.click();
      await menu.getByRole("link").last().focus();
      await page.keyboard.press("Tab");
      await expect(menu).toBeHidden();
    });
    await test.step("the menu closes when a link is chosen, also one to the same page", async () => {
      const toggle = page.getByRole("button", { name: "Menu" });
      const menu = page.locator("#site-menu");
      // A link to another page proves nothing: a new page has no open menu.
      await page.evaluate(() =>
        addEventListener("click", (event) => {
          if ((event.target as Element).closest("a")) event.preventDefault();
        }),
      );
      for (const link of [
        menu.getByRole("link").first(),
        menu.getByRole("link", { name: "FAQs" }),
      ]) {
        await toggle.click();
        await expect(toggle).toHaveAttribute("aria-expanded", "true");
        await link.click();
        await expect(menu).toBeHidden();
        await expect(toggle).toHaveAttribute("aria-expanded", "false");
      }
      await expect(page).toHaveURL(/\/services$/);
    });
  });

  for (const scripts of ["with", "without"])
    test(`the open menu closes when the screen becomes wide, ${scripts} scripts`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({
        baseURL: site.url,
        javaScriptEnabled: scripts === "with",
        viewport: { width: 820, height: 1180 },
      });
      const page = await context.newPage();
      await page.goto("/about");
      const menu = page.locator("#site-menu");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(menu).toBeVisible();
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(menu).toBeHidden();
      if (scripts === "with") {
        await page.setViewportSize({ width: 820, height: 1180 });
        await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
        await expect(menu).toBeHidden();
      }
      await context.close();
    });
});

test("the footer opens one group at a time", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const { title, links } of footerGroups) {
    // With a key, because the group that closes moves this one away from a pointer.
    await footer.locator("summary", { hasText: title }).press("Enter");
    await expect(footer.locator("details[open]")).toHaveCount(1);
    await expect(footer.locator("details[open] a")).toHaveCount(links.length);
  }
  await expect(footer).toContainText("WITHIN 72 HOURS OF RESPONDING TO THE ADVERTISEMENT");
});

test("the skip link leads to the content, a new path starts at the top", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("an unknown URL is a 404 with a link home, and is logged", async ({ page, site }) => {
  const logLine = page.waitForEvent("console", (line) => line.text().includes("/no-such-page"));
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await logLine;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Oops! Page not found");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  // The server's log names no path, because a mistyped private link is a secret.
  expect(site.log()).toContain('"route":"/*"');
  expect(site.log()).not.toContain("/no-such-page");
});

test("a mistyped address of a treatment suggests it, without scripts too", async ({ request }) => {
  for (const path of ["/services/semaglutid", "/treatments/semaglutide-injection"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toMatch(/You may have meant.*?href="\/treatments\/semaglutide"/);
  }
  expect(await (await request.get("/no-such-page")).text()).not.toContain("You may have meant");
});
