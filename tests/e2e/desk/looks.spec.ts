import { expect, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { sendInquiry } from "../support/staff";

test.describe("the desk's forms", () => {
  const desk = openDesk("Ana Quill");

  test("keep one distance between a hint and its field", async () => {
    const { site, page } = desk;
    const reference = await sendInquiry(site);
    for (const path of [
      "/staff/site/hours",
      "/staff/site/contact",
      "/staff/site/treatments/semaglutide",
      `/staff/inquiries/${reference}`,
      `/staff/inquiries/${reference}/estimate`,
    ]) {
      await page.goto(path);
      const gaps = await page
        .locator(".hint:not([aria-hidden]) + :is(input, select, textarea)")
        .evaluateAll((fields) =>
          fields
            .filter((field) => field.checkVisibility())
            .map((field) => {
              const above = field.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
              return Math.round(field.getBoundingClientRect().top - above);
            }),
        );
      expect(gaps.length, path).toBeGreaterThan(0);
      expect(new Set(gaps), path).toEqual(new Set([8]));
    }
  });
});
