import { expect, test } from "@playwright/test";
import { type Desk, openDesk } from "../support/desk";
import { expectFits, expectNoAxeViolations, narrowPhone } from "../support/expect-no-violations";
import { chooseStatus, closeInquiry, sendInquiry, writeProducts } from "../support/staff";
import { storePayment } from "../support/stored-payment";

/** Fills the pages with inquiries in every status and an undone batch. */
async function useDesk({ site, page }: Desk) {
  for (const status of ["Contacted", "Booked", "Closed"] as const) {
    const email = `${status}@visitor.example`;
    await page.goto(`/staff/inquiries/${await sendInquiry(site, { email })}`);
    if (status === "Closed") await closeInquiry(page, "No answer");
    else await chooseStatus(page, status);
    await expect(page.locator(".notice.saved")).toBeVisible();
  }
  await page.goto("/staff/products?preview=1");
  await writeProducts(page);
  await page.getByRole("button", { name: "Undo the last batch" }).click();
  await expect(page.getByText("It was undone.")).toBeVisible();
}

test.describe("the desk", () => {
  const desk = openDesk("Ana Quill");
  // The longest allowed first name, without a space.
  const firstName = "Axelina".repeat(14);
  let reference = "";
  const payment = "CW-7K3M-P2";
  test.beforeAll(async () => {
    await useDesk(desk);
    storePayment(desk.site.dataDir, { reference: payment, notice: "wrong-amount" });
    reference = await sendInquiry(desk.site, { firstName, email: "axe@visitor.example" });
  });

  test("fits on a phone and on a wide screen, without axe violations", async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: desk.site.url });
    await context.addCookies(await desk.context.cookies());
    const page = await context.newPage();
    await page.goto("/staff/calendar");
    await page.locator(".calendar-more summary").click();
    const hours = page.getByRole("link", { name: "Hours and absences" });
    for (const path of [
      (await hours.getAttribute("href")) ?? "",
      "/staff",
      "/staff/new",
      "/staff/estimates",
      "/staff/answers",
      "/staff/inquiries?service=general",
      "/staff/inquiries",
      `/staff/inquiries/${reference}`,
      `/staff/inquiries/${reference}/delete`,
      `/staff/inquiries/${reference}/payment`,
      `/staff/inquiries/${reference}/print`,
      "/staff/inquiries/print",
      "/staff/calendar",
      "/staff/calendar/print",
      `/staff/calendar?for=${reference}`,
      "/staff/spam",
      "/staff/payments",
      `/staff/payments/${payment}`,
      "/staff/payments?from=soon",
      "/staff/numbers",
      "/staff/products?preview=1",
      "/staff/upkeep",
      "/staff/audit",
      "/staff/people",
      "/staff/account",
      "/staff/nothing-here",
    ]) {
      await page.goto(path);
      await expectNoAxeViolations(page);
      await page.setViewportSize(narrowPhone);
      await expectFits(page);
    }
    await context.close();
  });

  test("is usable by keyboard", async () => {
    const { page } = desk;
    await page.goto("/staff/inquiries");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Skip to/ })).toBeFocused();
    await page.keyboard.press("Enter");
    const link = page.getByRole("link", { name: `${firstName} Okonkwo` });
    const isFocused = () => link.evaluate((element) => element === document.activeElement);
    for (let n = 0; n < 30 && !(await isFocused()); n++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${firstName} Okonkwo`);
  });
});
