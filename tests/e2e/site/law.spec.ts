import { frameWords } from "../../../app/content/en/frame";
import { contactFormWords } from "../../../app/content/en/pages/contact-form";
import { expect, test } from "../support/test";

test("the banner links to the 72-hour statement, which is framed, and to its conditions", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator(".banner").getByRole("link").click();
  const notice = page.locator("#free-consultation");
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText("WITHIN 72 HOURS");
  await expect(notice).toContainText(frameWords.footer.freeConsultation.conditions);
  await expect(notice).not.toHaveCSS("border-top-width", "0px");
});

test("the inquiry's send button says why the clinic calls, and who may send", async ({ page }) => {
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "SEND INQUIRY" });
  await expect(send).toHaveAccessibleDescription(contactFormWords.contactedFor);
});
