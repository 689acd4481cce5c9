import { expect, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { chooseStatus, closeInquiry, sendInquiry, statusLinkTo } from "../support/staff";

test.describe("the desk", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");

  test("finds an inquiry and changes it from new to booked, with the actor and the time", async () => {
    const { site, page } = desk;
    const sent = { firstName: "José", lastName: "Núñez", phone: "+1 904 555 0123" };
    const reference = await sendInquiry(site, {
      ...sent,
      message: "Mornings <b>only</b>\nplease",
    });
    await sendInquiry(site, { firstName: "Ben", email: "ben@visitor.example" });

    for (const words of ["jose nunez", "(904) 555-0123", reference, "jose@visitor"]) {
      await page.goto("/staff/inquiries");
      await page.getByRole("searchbox").fill(words);
      await page.getByRole("searchbox").press("Enter");
      await expect(page.getByText("1 inquiry", { exact: true }), words).toBeVisible();
    }
    await page.getByRole("link", { name: "José Núñez" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("José Núñez");
    await expect(page.getByRole("article").getByText("Mornings <b>only</b>")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Call/ })).toHaveAttribute(
      "href",
      "tel:+19045550123",
    );
    await expect(page.getByRole("link", { name: "jose@visitor.example" })).toHaveAttribute(
      "href",
      `mailto:jose@visitor.example?subject=Your%20inquiry%20(${reference})`,
    );

    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("alert")).toHaveText("Write the note first");
    await page.getByLabel("Note").fill("Left a message");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("Note added.")).toBeVisible();
    await chooseStatus(page, "Contacted");
    await expect(page.getByText("Contacted.")).toBeVisible();
    await page.reload();
    const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
    await expect(history).toHaveCount(2);
    await expect(history.first()).toContainText("Left a message");
    await expect(history.first()).toContainText("Ana Quill");
    await expect(history.last()).toContainText("New → Contacted");
    await chooseStatus(page, "Booked");
    await expect(history).toHaveCount(3);

    await page.goto("/staff/inquiries?status=booked");
    await expect(page.getByRole("rowheader", { name: /José Núñez/ })).toBeVisible();
    await page.goto(`/staff/audit?reference=${reference}`);
    await expect(page.getByRole("cell", { name: "changed status" })).toHaveCount(2);
  });

  test("says when somebody else was faster, and keeps the note", async () => {
    const { site, context, page } = desk;
    const reference = await sendInquiry(site, { firstName: "Two", email: "two@visitor.example" });
    const other = await context.newPage();
    await page.goto(`/staff/inquiries/${reference}`);
    await other.goto(`/staff/inquiries/${reference}`);
    await closeInquiry(other, "Not interested");
    await expect(other.getByText("Closed: not interested.")).toBeVisible();
    await closeInquiry(page, "No answer", "Mine");
    await expect(page.getByRole("alert")).toContainText("It is now “Closed”");
    await expect(page.getByLabel("Note")).toHaveValue("Mine");
    await other.close();
  });

  test("shows what happened to the mails and sends one again", async () => {
    const { site, page } = desk;
    const reference = await sendInquiry(site, { firstName: "Ida", email: "ida@visitor.example" });
    await expect(async () => {
      await page.goto(`/staff/inquiries/${reference}`);
      await expect(page.getByText(/^Sent .*, 1 try/)).toHaveCount(2, { timeout: 300 });
    }).toPass();
    await page.getByText(/^Emails: \d/).click();
    await page.getByRole("button", { name: /Send again.*Confirmation/ }).click();
    await expect(async () => {
      await page.goto(`/staff/inquiries/${reference}`);
      await expect(page.getByText(/^Sent .*, 1 try/)).toHaveCount(3, { timeout: 300 });
    }).toPass();
  });

  test("restores suspected spam with one click, including its mails", async () => {
    const { site, page } = desk;
    const before = await sendInquiry(site, {
      firstName: "Real",
      lastName: "Person",
      email: "real@visitor.example",
      homepage: "filled",
    });
    await page.goto("/staff/inquiries");
    await expect(page.getByRole("link", { name: "Real Person" })).toHaveCount(0);
    await page.goto("/staff/spam");
    await page.getByRole("button", { name: /^Not spam ?: Real Person/ }).click();
    await expect(page).toHaveURL(new RegExp(`/staff/inquiries/${before}`));
    await page.getByText(/^Emails: \d/).click();
    await expect(page.getByRole("heading", { name: /Confirmation to the visitor/ })).toBeVisible();
    await page.goto("/staff/spam");
    await expect(page.getByText("No suspected spam.")).toBeVisible();
  });

  test("deletes a person's data with a record that it was done", async () => {
    const { site, page } = desk;
    const person = { firstName: "Gone", lastName: "Tomorrow", email: "gone@visitor.example" };
    const first = await sendInquiry(site, { ...person, message: "one" });
    const link = await statusLinkTo(site, first);
    const second = await sendInquiry(site, { ...person, email: "GONE@visitor.example" });
    await page.goto(`/staff/inquiries/${first}`);
    await page.getByRole("article").getByRole("button", { name: "More" }).click();
    await page.getByRole("link", { name: "Delete this person’s data" }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await page.getByLabel("I understand that this cannot be undone").check();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("2 inquiries were deleted.")).toBeVisible();

    for (const reference of [first, second]) {
      const response = await page.goto(`/staff/inquiries/${reference}`);
      expect(response?.status()).toBe(404);
      await page.goto(`/staff/audit?reference=${reference}`);
      await expect(page.getByRole("cell", { name: /deleted a person/ })).toBeVisible();
      await expect(page.getByText("asked by the person")).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText("Tomorrow");
    }
    expect((await page.request.get(link)).status()).toBe(404);
  });
});
