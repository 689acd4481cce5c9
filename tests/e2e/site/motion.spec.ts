import { expect, test, withMotion } from "../support/test";

test.use(withMotion);

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
