import { expect, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { findAxeViolations } from "../support/find-axe-violations";
import { mailsIn } from "../support/inquiry";
import { sendInquiry, statusLinkTo } from "../support/staff";

test.describe("the private conversation", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let reference = "";
  let link = "";

  test("is written at the desk, read and answered by the private link, without scripts", async ({
    browser,
  }) => {
    const { site, page } = desk;
    reference = await sendInquiry(site, { firstName: "Vera", email: "vera@visitor.example" });
    link = await statusLinkTo(site, reference);
    await page.goto(`/staff/inquiries/${reference}`);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("Write a message first.");
    await page.getByLabel("Write to the visitor").fill("Which day suits you?\nMornings?");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const messages = page.getByRole("region", { name: "Messages" });
    await expect(messages).toContainText("Which day suits you?");
    await expect(async () => {
      const mail = mailsIn(site.dataDir).find((text) => /Subject: We replied/.test(text)) ?? "";
      expect(mail).not.toBe("");
      expect(mail).not.toContain("suits");
    }).toPass();

    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(link);
    await expect(visitor.getByText("Which day suits you?")).toBeVisible();
    await visitor.getByRole("button", { name: "Send the message" }).click();
    await expect(visitor.getByText("Please write a message first.")).toBeVisible();
    await visitor.getByLabel("Your message").fill("Thursday <b>please</b>");
    await visitor.getByRole("button", { name: "Send the message" }).click();
    await expect(visitor.getByText("Your message was sent.")).toBeVisible();
    await expect(visitor.getByText("Thursday <b>please</b>")).toBeVisible();
    await context.close();

    await page.goto("/staff");
    await expect(page.getByRole("region", { name: /^Due/ })).toContainText("Wrote back");
    await page.goto(`/staff/inquiries/${reference}`);
    await expect(messages).toContainText("Thursday <b>please</b>");
    await page.getByRole("button", { name: "No reply needed" }).click();
    await expect(page.getByRole("button", { name: "No reply needed" })).toHaveCount(0);
  });

  test("has saved replies, with the placeholders filled in", async () => {
    const { page } = desk;
    await page.goto("/staff/answers");
    await page.getByText("Add a reply").click();
    await page.getByLabel("Name").fill("Greeting");
    await page.getByLabel("Text").fill("Hello {firstname}, we are at {phone}.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("There is no blank {firstname}.");
    await page.getByLabel("Text").fill("Hello {first name}, we are at {phone}.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Reply saved.")).toBeVisible();
    await page.goto(`/staff/inquiries/${reference}`);
    await page.locator("summary", { hasText: "Saved replies" }).click();
    await page.getByRole("link", { name: "Greeting" }).click();
    await expect(page.getByLabel("Write to the visitor")).toHaveValue(
      /^Hello Vera, we are at \(\d{3}\) /,
    );
  });

  test("offers an appointment, which the visitor confirms, moves and cancels", async ({
    browser,
  }) => {
    const { page } = desk;
    const other = page.getByRole("link", { name: "Another day or time" });
    await page.goto(`/staff/calendar?for=${reference}`);
    await other.click();
    const panel = page.getByRole("region", { name: "Appointment" });
    // On a Sunday: the error is beside the fields and announced.
    await panel.getByLabel("Day").fill("2031-03-09");
    await panel.getByLabel("Time (Eastern)").fill("11:00");
    await panel.getByLabel("Where").selectOption("In the office");
    await panel.getByRole("button", { name: "Book" }).click();
    await expect(panel.getByRole("alert")).toContainText("The office is closed then.");
    await expect(panel.getByRole("alert")).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole("link", { name: "Back to the inquiry" })).toBeVisible();
    await expect(panel.getByRole("checkbox", { name: "Book anyway" })).not.toBeChecked();
    await expect(panel.getByLabel("Where")).toHaveValue("office");
    await expect(panel.getByLabel("Day")).toHaveValue("2031-03-09");
    await panel.getByLabel("Day").fill("2031-03-05");
    await panel.getByLabel("Time (Eastern)").fill("11:00");
    await panel.getByRole("button", { name: "Book" }).click();
    await expect(panel).toContainText("Wednesday, March 5, 11:00 AM to 11:30 AM");
    await expect(panel).toContainText("not confirmed yet");
    await expect(async () => {
      const mail = mailsIn(desk.site.dataDir).find((text) =>
        /Subject: Your appointment/.test(text),
      );
      expect(mail).toContain("text/calendar");
      expect(mail).not.toMatch(/weight/i);
    }).toPass();

    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(link);
    await expect(visitor.getByText("Wednesday, March 5, 11:00 AM to 11:30 AM")).toBeVisible();
    // Meanwhile the desk moves it by a day: the form has the new day, time and length.
    await page.goto(`/staff/calendar?for=${reference}`);
    await other.click();
    await expect(panel.getByLabel("Day")).toHaveValue("2031-03-05");
    await expect(panel.getByLabel("Time (Eastern)")).toHaveValue("11:00");
    await panel.getByLabel("Day").fill("2031-03-06");
    await panel.getByRole("button", { name: "Move" }).click();
    await expect(panel).toContainText("Thursday, March 6, 11:00 AM to 11:30 AM");
    await visitor.getByRole("button", { name: "Confirm" }).click();
    const moved = visitor.getByRole("alert");
    await expect(moved).toHaveText("We’ve changed the time. Please check it below.");
    await expect(moved).toBeFocused();
    await expect(visitor.getByText("Thursday, March 6, 11:00 AM to 11:30 AM")).toBeVisible();
    await page.reload();
    await expect(panel).toContainText("not confirmed yet");
    await visitor.getByRole("button", { name: "Confirm" }).click();
    await expect(visitor.getByText("You confirmed this time.")).toBeVisible();
    await page.reload();
    await expect(panel).toContainText(", confirmed");
    await visitor.getByText("Change or cancel").click();
    await visitor.getByLabel("What time would work for you?").fill("After three");
    await visitor.getByRole("button", { name: "Ask for another time" }).click();
    await expect(visitor.getByText("You asked for another time.")).toBeVisible();
    await page.goto("/staff");
    await expect(page.getByRole("region", { name: /^Due/ })).toContainText("Vera");
    await page.goto(`/staff/inquiries/${reference}`);
    await expect(panel).toContainText("After three");
    await visitor.getByText("Change or cancel").click();
    await visitor.getByText("Cancel the appointment").click();
    await expect(visitor.getByText(/48 hours/)).toBeVisible();
    await visitor.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(visitor.getByRole("status")).toContainText("Your appointment is canceled");
    await page.reload();
    await expect(panel).toContainText(", canceled");
    await context.close();
  });

  test("passes axe, and ends when the link is withdrawn", async ({ browser }) => {
    const { page } = desk;
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const visitor = await context.newPage();
    await visitor.goto(link);
    expect(await findAxeViolations(visitor)).toEqual([]);
    await page.goto(`/staff/inquiries/${reference}`);
    await page.getByRole("article").getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Withdraw the private link" }).click();
    expect((await visitor.goto(link))?.status()).toBe(404);
    await expect(page.getByText("The private link is withdrawn")).toBeVisible();
    await context.close();
  });
});
