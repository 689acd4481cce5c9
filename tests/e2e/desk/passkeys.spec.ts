import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { freePort } from "../../support/free-port";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { type RunningSite, startSite } from "../support/site";
import { setUpToken } from "../support/staff";

/** A site that knows its own URL, to which passkeys are bound. */
async function startSiteWithPasskeys(): Promise<RunningSite> {
  const port = await freePort();
  return startSite({
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    STAFF_SETUP_TOKEN: setUpToken,
  });
}

type VirtualAuthenticator = {
  /** Number of stored passkeys. */
  count: () => Promise<number>;
};

/** A virtual authenticator for one page of Chromium (WebAuthn domain of the DevTools protocol). */
async function addAuthenticator(
  context: BrowserContext,
  page: Page,
  { transport = "internal" }: { transport?: "internal" | "usb" } = {},
): Promise<VirtualAuthenticator> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async count() {
      const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
  };
}

test.describe("people of the staff, with passkeys,", () => {
  test.describe.configure({ mode: "serial" });
  let site: RunningSite;
  let context: BrowserContext;
  let page: Page;
  let invited: BrowserContext;
  let theirs: Page;
  test.beforeAll(async ({ browser }) => {
    site = await startSiteWithPasskeys();
    context = await browser.newContext({ baseURL: site.url });
    page = await context.newPage();
    invited = await browser.newContext({ baseURL: site.url });
    theirs = await invited.newPage();
  });
  test.afterAll(async () => {
    await context?.close();
    await invited?.close();
    await site?.end();
  });

  /** Presses Tab until `name` has focus, then Enter. */
  async function pressByKeyboard(visit: Page, name: string | RegExp) {
    const button = visit.getByRole("button", { name });
    const isFocused = () => button.evaluate((element) => element === document.activeElement);
    for (let n = 0; n < 60 && !(await isFocused()); n++) await visit.keyboard.press("Tab");
    await visit.keyboard.press("Enter");
  }

  test("begin with the first owner, by keyboard", async () => {
    const device = await addAuthenticator(context, page);
    await page.goto(`/staff/set-up/${setUpToken}`);
    await expectNoAxeViolations(page);
    await page.keyboard.type("Ana Quill");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ana@staff.example");
    await pressByKeyboard(page, "Create a passkey");
    await expect(page.getByText("Signed in as Ana Quill")).toBeVisible();
    expect(await device.count()).toBe(1);
  });

  let link = "";
  test("are invited, by keyboard, with a link to copy where no mail is sent", async () => {
    await page.goto("/staff/people");
    await page.getByLabel("Email").focus();
    await page.keyboard.type("ben@staff.example");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toContainText("No mail server is set up");
    link = await page.getByLabel("Link of the invitation").inputValue();
    expect(link).toContain("/staff/invitation/");
    await expectNoAxeViolations(page);
  });

  test("accept an invitation by passkey, once", async () => {
    const device = await addAuthenticator(invited, theirs);
    await theirs.goto(link);
    await expect(theirs.getByText("The account for ben@staff.example.")).toBeVisible();
    await expectNoAxeViolations(theirs);
    await theirs.keyboard.type("Ben Okafor");
    await theirs.keyboard.press("Enter");
    await expect(theirs.getByText("Signed in as Ben Okafor")).toBeVisible();
    expect(await device.count()).toBe(1);
    await expect(theirs.getByRole("link", { name: "People" })).toHaveCount(0);
    expect((await theirs.goto(link))?.status()).toBe(410);
    expect((await theirs.goto(`${link}x`))?.status()).toBe(404);
  });

  test("sign in by autofill", async () => {
    await page.goto("/staff/inquiries");
    await page.getByRole("button", { name: "Sign out" }).click();
    // The authenticator responds by itself to the pending autofill request.
    await expect(page.getByText("Signed in as Ana Quill")).toBeVisible();
    await expect(page).toHaveURL(/\/staff$/);
  });

  test("add a second passkey, rename it and remove it, but never the last", async () => {
    await page.goto("/staff/account");
    const list = page.getByRole("region", { name: "Passkeys" });
    await expect(list.locator("strong")).toHaveText(["Chrome on Linux"]);
    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(page.getByRole("alert")).toContainText("your only way to sign in");
    await addAuthenticator(context, page, { transport: "usb" });
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByRole("status")).toHaveText("Passkey added.");
    await page.locator("summary", { hasText: "Rename" }).last().click();
    await page.getByLabel("Name").last().fill("Blue key");
    await page.keyboard.press("Enter");
    await expect(list.locator("strong")).toHaveText(["Chrome on Linux", "Blue key"]);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: /^Remove.*Blue key$/ }).click();
    await expect(page.getByRole("status")).toHaveText("Passkey removed.");
    await expect(list.locator("strong")).toHaveText(["Chrome on Linux"]);
  });

  test("are suspended in the middle of their work, and reinstated", async () => {
    await theirs.goto("/staff/inquiries");
    await expect(theirs.getByText("Signed in as Ben Okafor")).toBeVisible();
    await page.goto("/staff/people");
    await page.getByRole("link", { name: "Ben Okafor" }).click();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Suspend" }).click();
    await expect(page.getByRole("status")).toHaveText("Suspended.");
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/staff\/sign-in/);
    await page.getByRole("button", { name: "Restore access" }).click();
    await theirs.goto("/staff/sign-in");
    await expect(theirs.getByText("Signed in as Ben Okafor")).toBeVisible();
  });

  test("keep an owner: the last one is neither suspended nor demoted nor reset", async () => {
    await page.goto("/staff/people");
    await page.getByRole("link", { name: "Ana Quill", exact: true }).click();
    for (const name of ["Suspend", "Change role", "Reset ways to sign in"]) {
      if (name === "Change role") await page.getByRole("radio", { name: /^Desk/ }).check();
      // All messages have the same words, so the new page is awaited.
      const answered = page.waitForEvent("load");
      await page.getByRole("button", { name }).click();
      await answered;
      await expect(page.getByRole("alert"), name).toContainText("last owner");
    }
  });

  test("are reset, and choose a new passkey with the link", async () => {
    await page.goto("/staff/people");
    await page.getByRole("link", { name: "Ben Okafor" }).click();
    await page.getByRole("button", { name: "Reset ways to sign in" }).click();
    const again = await page.getByLabel("Link of the invitation").inputValue();
    const response = await invited.request.get("/staff/inquiries", { maxRedirects: 0 });
    expect(response.headers().location).toContain("/staff/sign-in");
    await theirs.goto(again);
    await expect(theirs.getByText("your ways to sign in were reset")).toBeVisible();
    await theirs.getByRole("button", { name: "Create a passkey" }).click();
    await expect(theirs.getByText("Signed in as Ben Okafor")).toBeVisible();
  });
});
