import { expect, test, withMotion } from "../support/test";

test.use(withMotion);

test("an area's index fills up to the section that is being read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/weight-loss");
  const links = page.locator(".page-links a");
  const count = await links.count();
  expect(count).toBeGreaterThan(2);
  const filled = () =>
    links.evaluateAll((all) =>
      all.map(({ parentElement: item }) => {
        const { transform } = getComputedStyle(item as HTMLElement, "::before");
        return new DOMMatrix(transform).d;
      }),
    );
  expect(await filled()).toEqual(Array(count).fill(0));
  for (let index = 0; index < count; index++) {
    const target = (await links.nth(index).getAttribute("href")) ?? "";
    // The end of the section is in the upper half of the window.
    await page.locator(target).evaluate((section) => {
      const { bottom } = section.getBoundingClientRect();
      window.scrollBy({ top: bottom - innerHeight / 4, behavior: "instant" });
    });
    await expect.poll(async () => (await filled())[index], target).toBe(1);
    const later = (await filled()).slice(index + 1);
    if (index < count - 1) expect(Math.min(...later), `after ${target}`).toBeLessThan(1);
  }
});

test("of all pictures on the shelf only the chosen card's moves to the treatment's page", async ({
  page,
}) => {
  await page.goto("/services");
  const cards = page.locator(".card[data-area]:has([data-bottle])");
  const names = () =>
    cards
      .locator("[data-bottle]")
      .evaluateAll((all) =>
        all
          .map((one) => getComputedStyle(one).viewTransitionName)
          .filter((name) => name !== "none"),
      );
  await page.mouse.move(0, 0);
  expect(await names()).toEqual([]);
  const chosen = cards.nth(2);
  await chosen.hover();
  const name = await chosen.locator("[data-bottle]").getAttribute("data-bottle");
  expect(await names()).toEqual([name]);
  const treatment = await chosen.getByRole("link", { name: "View Details" }).getAttribute("href");
  await page.goto(treatment ?? "");
  await expect(page.locator(".treatment-picture")).toHaveCSS("view-transition-name", `${name}`);
});
