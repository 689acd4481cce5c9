import { expect, test } from "../support/test";

/** Where the things of each head's wide picture begin and end, as parts of its height. */
const things: Record<string, { top: number; bottom: number }> = {
  "/": { top: 0.28, bottom: 0.84 },
  "/contact": { top: 0.33, bottom: 0.77 },
  "/about": { top: 0.23, bottom: 0.83 },
  "/hormone-replacement": { top: 0.28, bottom: 0.88 },
  "/weight-loss": { top: 0.31, bottom: 0.87 },
  "/weight-loss-aesthetics": { top: 0.07, bottom: 0.8 },
  "/sexual-health": { top: 0.29, bottom: 0.86 },
};

for (const [path, { top, bottom }] of Object.entries(things))
  test(`on tablets the head of ${path} shows its things whole`, async ({ page }) => {
    await page.goto(path);
    for (const [width, height] of [
      [704, 1024],
      [820, 1180],
      [1024, 768],
      [1087, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const image = page.locator(".hero-picture img").first();
      const shown = await image.evaluate((element: HTMLImageElement) => {
        const box = element.getBoundingClientRect();
        // The picture may be larger than its place, which cuts off what lies outside.
        const place = (element.closest(".hero-picture") as Element).getBoundingClientRect();
        const scaled = (box.width * 9) / 16;
        const [, y = "50%"] = getComputedStyle(element).objectPosition.split(" ");
        const cropped = ((scaled - box.height) * Number.parseFloat(y)) / 100;
        const above = cropped + place.top - box.top;
        const { width, height } = place;
        return { top: above / scaled, bottom: (above + height) / scaled, width };
      });
      expect(shown.width).toBe(width);
      expect(shown.top).toBeLessThan(top);
      // Below its things the picture fades.
      expect(shown.bottom).toBeGreaterThan(bottom);
    }
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`a picture's place has the page's color until it has loaded, in ${colorScheme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.route(/\/pictures\//, (route) => route.abort());
    for (const path of ["/", "/contact", "/sexual-health", "/faqs", "/treatments/semaglutide"]) {
      await page.goto(path);
      // Light that is blended with nothing shows as it is: black by day, white by night.
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll("main *")]
          .filter((one) =>
            ["::before", "::after"].some(
              (part) => getComputedStyle(one, part).mixBlendMode !== "normal",
            ),
          )
          .filter((one) =>
            [one, ...one.querySelectorAll("img")].every(
              (box) => getComputedStyle(box).backgroundColor === "rgba(0, 0, 0, 0)",
            ),
          )
          .map(({ className }) => className),
      );
      expect(bare, path).toEqual([]);
    }
  });
