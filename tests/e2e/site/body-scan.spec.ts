import { expect, test } from "../support/test";

test("the figure loads its other views only when somebody turns it", async ({ page }) => {
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
