import { expect, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { passphrase, signIn } from "../support/staff";

test.describe("the desk", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk();

  test("lets in who knows the passphrase, and leads on to the page they wanted", async () => {
    const { page } = desk;
    await page.goto("/staff/inquiries?status=new");
    await expect(page).toHaveURL(/\/staff\/sign-in\?next=/);
    await signIn(page, "Ana Quill", "a passphrase with a slip");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel("Staff passphrase")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel(/^Your name or initials/)).toHaveValue("Ana Quill");
    await page.getByLabel("Staff passphrase").fill(passphrase);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/staff\/inquiries\?status=new$/);
    await expect(page.getByText("Signed in as Ana Quill")).toBeVisible();
    await expect(page.getByText("No inquiry matches.")).toBeVisible();
  });

  test("leaves nothing behind after signing out", async () => {
    const { context, page } = desk;
    const kept = await context.cookies();
    await page.goto("/staff/inquiries");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/staff\/sign-in$/);
    expect(await context.cookies()).toEqual([]);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    await page.goBack();
    await expect(page).toHaveURL(/\/staff\/sign-in/);
    await context.addCookies(kept);
    await page.goto("/staff/inquiries");
    await expect(page).toHaveURL(/\/staff\/sign-in/);
  });
});
