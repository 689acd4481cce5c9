import { expect, test } from "@playwright/test";
import { openDeskWithInquiry } from "../support/desk";
import { signInToDesk } from "../support/staff";

test.describe("the desk rejects", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDeskWithInquiry();

  test("a form after the session's end, and keeps it whole until it is sent again", async ({
    page,
    context,
  }) => {
    const inquiry = `${desk.site.url}/staff/inquiries/${desk.reference}`;
    await signInToDesk(context, desk.site);
    await page.goto(inquiry);
    await page.getByLabel("Note", { exact: true }).fill("Called twice.\nNo answer");
    await context.clearCookies();
    await page.getByRole("button", { name: "Add note" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have been signed out");
    await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Called twice.\nNo answer");
    const [other] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: /^Sign in/ }).click(),
    ]);
    await signInToDesk(context, desk.site);
    await other.goto(`${desk.site.url}/staff`);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Queue");
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByRole("status")).toHaveText("Note added.");
    await expect(page.getByText("Called twice.")).toBeVisible();
  });

  test("an export, and opens the list after signing in", async ({ request }) => {
    const response = await request.get(`${desk.site.url}/staff/inquiries.csv?status=new`, {
      maxRedirects: 0,
    });
    expect(response.headers().location).toBe(
      `/staff/sign-in?next=${encodeURIComponent("/staff/inquiries?status=new")}`,
    );
  });
});
