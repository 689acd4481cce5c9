import { holdRequests } from "../support/requests";
import { expect, test, withMotion } from "../support/test";

test.describe("with motion", () => {
  test.use(withMotion);

  test("a dialog opens and closes in every way, and takes and returns focus", async ({ page }) => {
    await test.step("a hash opens its dialog; reload keeps it, Escape and Back close it", async () => {
      await page.goto("/services#semaglutide");
      const dialog = page.getByRole("dialog", { name: "Semaglutide" });
      await expect(dialog).toBeVisible();
      await page.reload();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/services$/);

      const link = page.getByRole("link", { name: "View Details of Sildenafil" });
      await link.click();
      await expect(page).toHaveURL(/#sildenafil$/);
      await expect(page.getByRole("dialog", { name: "Sildenafil" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog", { name: "Sildenafil" })).toBeHidden();
      await expect(page).toHaveURL(/\/services$/);
    });
    await test.step("the dialog takes focus and returns it; close button and outside click close it", async () => {
      const link = page.getByRole("link", { name: "View Details of Wolverine", exact: true });
      await link.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Wolverine", exact: true });
      await expect(dialog.locator(":focus")).toHaveCount(1);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      // A text selection may end outside the dialog.
      const text = await dialog.getByRole("paragraph").first().boundingBox();
      await page.mouse.move((text?.x ?? 0) + 40, (text?.y ?? 0) + 5);
      await page.mouse.down();
      await page.mouse.move(5, 400, { steps: 4 });
      await page.mouse.up();
      await expect(dialog).toBeVisible();
      await page.mouse.click(5, 400);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/services$/);
    });
    await test.step("a tap beside the growing dialog, within its final area, does not close it", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("link", { name: "View Details of Wolverine", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Wolverine", exact: true });
      await expect(dialog).toBeVisible();
      await dialog.evaluate((sheet) => {
        sheet.style.transition = "none";
        sheet.style.transform = "scale(0.35)";
      });
      await page.mouse.click(195, 100);
      await expect(dialog).toBeVisible();
      await page.mouse.click(195, 10);
      await expect(dialog).toBeHidden();
    });
  });

  test("two clicks before the dialogs' script has loaded open one dialog, and Back is one step", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.goto("/weight-loss");
    const arrive = await holdRequests(page, "**/assets/dialogs-*.js");
    const link = page.getByRole("link", { name: "View Details of Semaglutide" });
    await link.click();
    await link.click();
    arrive();
    await expect(page.getByRole("dialog", { name: "Semaglutide" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(/\/weight-loss$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test("after a dialog is closed in any way, Back is one step", async ({ page }) => {
    await page.goto("/about");
    for (const close of ["Escape", "Back"]) {
      await page.goto("/weight-loss");
      await page.getByRole("link", { name: "View Details of Semaglutide" }).click();
      const dialog = page.getByRole("dialog", { name: "Semaglutide" });
      await expect(dialog).toBeVisible();
      if (close === "Back") await page.goBack();
      else await page.keyboard.press(close);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/weight-loss$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    }
  });
});

test("on /services a dialog opens without a request, and a double click leaves it open", async ({
  page,
  context,
}) => {
  await test.step("on /services a dialog opens without a request, a moment after the page", async () => {
    const dialogs = page.waitForResponse("**/treatment-dialogs.json");
    await page.goto("/services");
    await (await dialogs).finished();
    await context.setOffline(true);
    await page.getByRole("link", { name: "View Details of Semaglutide" }).click();
    await expect(page.getByRole("dialog", { name: "Semaglutide" })).toContainText("$299.88");
    await context.setOffline(false);
  });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/services$/);
  await test.step("a double click on a card opens its dialog and leaves it open", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const dialog = page.getByRole("dialog");
    // In the first column the second click hits the backdrop.
    await page
      .locator("[data-catalogue] .card")
      .first()
      .click({ position: { x: 20, y: 40 } });
    await expect(dialog).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/#/);
    await page.mouse.down();
    await page.mouse.up();
    await expect(dialog).toBeHidden();
  });
});

test("closing a dialog leaves the page at its card, even when the URL named a part of the page", async ({
  page,
}) => {
  const lastCard = page.locator("#treatments [data-opens]").last();
  const y = () => page.evaluate(() => scrollY);
  for (const [close, named] of [
    ["Escape", "#treatments"],
    ["Back", "#main"],
  ] as const) {
    await page.goto("/peptide-therapy");
    await page.locator(`a[href="${named}"]`).first().press("Enter");
    await expect(page).toHaveURL(new RegExp(`${named}$`));
    await lastCard.press("Enter");
    const dialog = page.locator("dialog[open]");
    await expect(dialog).toBeVisible();
    const before = await y();
    if (close === "Back") await page.goBack();
    else await page.keyboard.press(close);
    await expect(page).toHaveURL(/\/peptide-therapy$/);
    await expect(dialog).toHaveCount(0);
    await expect(lastCard).toBeFocused();
    // Focus may scroll the card's link into view, no further.
    expect(Math.abs((await y()) - before), `${close}, ${named}`).toBeLessThan(100);
  }
});

test("a link that is opened in a new tab opens the treatment's page there, no dialog here", async ({
  page,
  context,
}) => {
  for (const path of ["/services", "/weight-loss"]) {
    await page.goto(path);
    const link = page.getByRole("link", { name: "View Details of Semaglutide" });
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      link.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(tab).toHaveURL(/\/treatments\/semaglutide$/);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await tab.close();
  }
});

test("in the dialog the warnings are open and first, and a link above the buttons leads to them", async ({
  page,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/weight-loss#semaglutide");
    const dialog = page.getByRole("dialog", { name: "Semaglutide" });
    await expect(dialog).toBeVisible();
    const sections = dialog.locator("details");
    await expect(sections.first().locator("summary")).toHaveText("Warnings");
    await expect(dialog.locator("details[open]")).toHaveCount(1);
    await sections.first().locator("summary").click();
    const lists = dialog.locator("#warnings-semaglutide");
    await expect(lists).toBeHidden();
    // A link to closed warnings still opens and scrolls to them, inside the dialog.
    await dialog.getByRole("link", { name: "Read all warnings" }).click();
    await expect(lists).toBeVisible();
    await expect(lists).toBeFocused();
    await expect(dialog.getByRole("heading", { name: "Do not use it if" })).toBeInViewport();
    await expect(page).toHaveURL(/\/weight-loss#semaglutide$/);
  }
});

test("a URL in capitals opens its dialog, and none flies in from the corner", async ({ page }) => {
  await page.goto("/services");
  await test.step("a URL in capitals opens its treatment, and the page behind keeps its width", async () => {
    const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    const before = await width();
    await page.goto("/services#Wolverine");
    await expect(page.getByRole("dialog", { name: "Wolverine", exact: true })).toBeVisible();
    expect(await width()).toBe(before);
  });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/services$/);
  await test.step("a dialog whose card a filter hides does not fly in from the corner", async () => {
    await page.getByRole("link", { name: "View Details of Semaglutide" }).click();
    const dialog = page.getByRole("dialog", { name: "Semaglutide" });
    const from = () => dialog.evaluate(({ style }) => style.getPropertyValue("--from-x"));
    await expect(dialog).toBeVisible();
    expect(await from()).not.toBe("");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/services$/);
    await page.goto("/services?category=sexual-health#semaglutide");
    await expect(dialog).toBeVisible();
    expect(await from()).toBe("");
  });
});

test("title and price are in the first screen of a dialog, in small windows too", async ({
  page,
}) => {
  for (const slug of ["semaglutide", "tesamorelin-ipamorelin", "primal-special-blend"]) {
    await page.goto(`/services#${slug}`);
    for (const [width, height] of [
      [320, 256],
      [720, 450],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const dialog = page.locator(`dialog[open][data-treatment="${slug}"]`);
      const where = `${slug} at ${width} × ${height}`;
      await expect(dialog, where).toBeVisible();
      await expect(dialog.getByRole("heading", { level: 2 }), where).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByText("$").first(), where).toBeInViewport({ ratio: 1 });
    }
  }
});
