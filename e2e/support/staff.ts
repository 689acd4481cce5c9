import { expect, type Page } from "@playwright/test";
import { mailsIn } from "./inquiry";
import type { RunningSite } from "./site";

export const passphrase = "a passphrase for the tests";

export async function signIn(page: Page, who: string, typed = passphrase) {
  await page.getByLabel("Staff passphrase").fill(typed);
  await page.getByLabel(/^Your name or initials/).fill(who);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs in; gives the value of the session's cookie. */
export async function signInToken(site: RunningSite): Promise<string> {
  const answer = await fetch(`${site.url}/staff/sign-in`, {
    method: "POST",
    headers: { Origin: site.url },
    body: new URLSearchParams({ passphrase, who: "Ana" }),
    redirect: "manual",
  });
  return /staff=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "";
}

const inquiry = {
  firstName: "Marisol",
  lastName: "Okonkwo",
  email: "jose@visitor.example",
  phone: "904 555 0199",
  service: "weight-loss",
  message: "",
};

/** Sends an inquiry as the form does; gives its reference. */
export async function sendInquiry(
  site: RunningSite,
  fields: Partial<typeof inquiry> & { homepage?: string } = {},
): Promise<string> {
  const answer = await fetch(`${site.url}/contact.json`, {
    method: "POST",
    headers: { Origin: site.url },
    body: new URLSearchParams({ ...inquiry, ...fields }),
  });
  const { reference } = (await answer.json()) as { reference?: string };
  if (!reference) throw new Error(`Not received: ${answer.status}`);
  return reference;
}

/** The private link in the confirmation of an inquiry, once that mail is written. */
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

/** Writes the changes that /staff/products shows; returns when the batch can be undone. */
export async function writeProducts(page: Page) {
  await page.getByRole("button", { name: /^Write \d+ descriptions/ }).click();
  await expect(page).toHaveURL(/\/update-products$/);
  await expect(async () => {
    await page.goto("/staff/products");
    await expect(page.getByRole("button", { name: "Undo the last batch" })).toBeVisible({
      timeout: 300,
    });
  }).toPass({ timeout: 30_000 });
}
