import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Role } from "../../../app/core/sessions/people";
import { setUpForm } from "../../fixtures/people";
import { openStaffSession, type SignedInPerson } from "../../support/staff-session";
import { mailsIn } from "./inquiry";
import type { RunningSite } from "./site";

/**
 * Signs somebody in without the sign-in page, for end-to-end tests that are not about it.
 * Afterwards the page that redirected to the sign-in can be opened again.
 */
export async function signInToDesk(
  context: BrowserContext,
  site: Pick<RunningSite, "url" | "dataDir">,
  { name = "Ana", role = "owner" }: { name?: string; role?: Role } = {},
): Promise<SignedInPerson> {
  const session = openStaffSession(site.dataDir, { name, role });
  await context.addCookies([
    { name: "staff", value: session.token, url: site.url, httpOnly: true, sameSite: "Strict" },
  ]);
  return session;
}

export const setUpToken = "first-owner-for-tests";

/** Creates the first owner of a site that was started with `setUpToken`, and signs them in. */
export async function setUpOwner(context: BrowserContext, site: Pick<RunningSite, "url">) {
  const response = await context.request.post(`${site.url}/staff/set-up/${setUpToken}`, {
    form: setUpForm(),
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

const inquiry = {
  firstName: "Marisol",
  lastName: "Okonkwo",
  email: "jose@visitor.example",
  phone: "904 555 0199",
  service: "weight-loss",
  message: "",
  wantsEstimate: "",
};

/** Sends an inquiry as the form does; returns its reference. */
export async function sendInquiry(
  site: RunningSite,
  fields: Partial<typeof inquiry> & { homepage?: string } = {},
): Promise<string> {
  const response = await fetch(`${site.url}/contact.json`, {
    method: "POST",
    headers: { Origin: site.url },
    body: new URLSearchParams({ ...inquiry, ...fields }),
  });
  const { reference } = (await response.json()) as { reference?: string };
  if (!reference) throw new Error(`The inquiry was not received: ${response.status}`);
  return reference;
}

/** Chooses a status of the open inquiry in its menu. */
export async function chooseStatus(page: Page, status: "New" | "Contacted" | "Booked") {
  await page.getByRole("button", { name: /^Status: / }).click();
  await page.getByRole("button", { name: status, exact: true }).click();
  // The notice may still be there from the action before.
  await expect(page.getByRole("button", { name: `Status: ${status}` })).toBeVisible();
}

/** Closes the open inquiry with an outcome. */
export async function closeInquiry(page: Page, outcome: string, remark = "") {
  await page.getByRole("button", { name: "Close…" }).click();
  await page.getByLabel("Remark, if any").fill(remark);
  const outcomes = page.getByRole("group", { name: "Outcome" });
  await outcomes.getByRole("button", { name: outcome }).click();
}

/** The private link in an inquiry's confirmation, once that mail is written. */
export async function statusLinkTo(site: RunningSite, reference: string): Promise<string> {
  let link = "";
  await expect(() => {
    const mail = mailsIn(site.dataDir).find(
      (text) => text.includes(reference) && text.includes("/inquiry/"),
    );
    const plain = mail?.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
    link = /http:\/\/[^\s"<>]+\/inquiry\/[\w-]{32}/.exec(plain)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link.replace(/^http:\/\/[^/]+/, site.url);
}

/** Applies the changes that /staff/products shows; returns when the batch can be undone. */
export async function writeProducts(page: Page) {
  await page.getByRole("button", { name: /^Write \d+ descriptions/ }).click();
  await expect(page).toHaveURL(/\/update-products$/);
  await expect(async () => {
    await page.goto("/staff/products");
    await expect(page.getByRole("button", { name: "Undo the last batch" })).toBeVisible({
      timeout: 300,
    });
  }).toPass({ timeout: 30_000, intervals: [2000] });
}
