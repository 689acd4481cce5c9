import { expect, test } from "../support/test";

/** The part of each picture that has things on its ledge: 80 of 124 cm, or of the 83 that phones see. */
const partWithThings = { wide: 80 / 124, tall: 80 / 83 };

test("each of the first weeks' steps has its part of the picture above it, at every width", async ({
  page,
}) => {
  for (const [width, crop] of [
    [390, "tall"],
    [820, "wide"],
    [1440, "wide"],
    [2560, "wide"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const picture = page.locator(".weeks-picture img");
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    const shown = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(shown, String(width)).toContain(`/first-weeks-${crop}-`);
    const whole = (await picture.boundingBox()) ?? { x: 0, width: 0 };
    const steps = (await page.locator(".weeks ol").boundingBox()) ?? { x: 0, width: 0 };
    const middle = (box: { x: number; width: number }) => box.x + box.width / 2;
    expect(Math.abs(middle(whole) - middle(steps)), String(width)).toBeLessThan(2);
    const things = whole.width * partWithThings[crop];
    expect(Math.abs(things - steps.width) / steps.width, String(width)).toBeLessThan(0.03);
  }
});
