import { contactFormWords } from "../../../app/content/en/pages/contact-form";
import { inquiryFieldNames } from "../../../app/staff/inquiry-record/inquiry-fields";
import { expect, test } from "../support/test";

const { honeypot } = contactFormWords;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("the honeypot cannot be seen, announced or reached by keyboard", async ({ page }) => {
      await page.goto("/contact");
      const field = page.locator("#contact-homepage");
      const box = await field.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(0);

      await expect(page.getByRole("textbox", { name: honeypot, includeHidden: true })).toHaveCount(
        1,
      );
      await expect(page.getByRole("textbox", { name: honeypot })).toHaveCount(0);
      expect(await page.locator("main").ariaSnapshot()).not.toContain(honeypot);

      const reached: string[] = [];
      const send = page.getByRole("button", { name: "SEND INQUIRY" });
      await page.getByLabel("First name").focus();
      for (let steps = 0; steps < 12; steps += 1) {
        reached.push((await page.locator(":focus").getAttribute("name")) ?? "");
        if (await send.evaluate((button) => button === document.activeElement)) break;
        await page.keyboard.press("Tab");
      }
      await expect(send).toBeFocused();
      const names = [...inquiryFieldNames, ""];
      expect(reached).toEqual(names);
    });
  });
}
