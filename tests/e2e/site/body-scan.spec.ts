import { expect, test } from "../support/test";

test.describe("the body scan", () => {
  test("states its claims, shows eight features, four uses and two links to book", async ({
    page,
  }) => {
    await page.goto("/styku");
    await expect(page.locator("section[aria-labelledby=page-heading] li")).toHaveText([
      "35-second scan",
      "2mm accuracy",
      "Under 1% measurement error",
    ]);
    await expect(page.locator("#features h3")).toHaveCount(8);
    await expect(page.locator("#use-cases h3")).toHaveText([
      "Fitness and Sports",
      "Medical Weight Loss",
      "Aesthetics",
      "Peptide Therapy",
    ]);
    for (const name of ["Schedule Your Scan", "Book Your Scan"])
      await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/contact");
  });

  test("loads the other views only when somebody turns the figure", async ({ page }) => {
    const frames: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/pictures/scan/")) frames.push(request.url());
    });
    await page.goto("/styku");
    await page.waitForLoadState("load");
    expect(frames).toEqual([]);

    const slider = page.getByRole("slider", { name: "Turn the figure" });
    // Firefox would restore the slider's value on a reload, but the figure starts from the front.
    await expect(slider).toHaveAttribute("autocomplete", "off");
    await slider.focus();
    expect(frames).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[data-turntable] canvas")).toBeVisible();
    await expect(slider).toHaveAttribute("aria-valuetext", "10 degrees");

    await page.locator("[data-turntable-stage]").scrollIntoViewIfNeeded();
    const stage = await page.locator("[data-turntable-stage]").boundingBox();
    if (!stage) throw new Error("The figure is not on the page.");
    const [x, y] = [stage.x + stage.width / 4, stage.y + stage.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + stage.width / 2, y, { steps: 4 });
    await page.mouse.up();
    await expect(slider).toHaveAttribute("aria-valuetext", "100 degrees");
  });
});
