import { expect, type Page } from "@playwright/test";
import { mailsIn } from "./inquiry";
import type { RunningSite } from "./site";

export const passphrase = "a passphrase for the tests";

export async function signIn(page: Page, who: string, typed = passphrase) {
  await page.getByLabel("Staff passphrase").fill(typed);
  await page.getByLabel(/^Your name or initials/).fill(who);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const inquiry = {
  firstName: "Marisol",
  lastName: "Okonkwo",
  email: "jose@visitor.example",
  phone: "904 555 0199",
  service: "weight-loss",
  message: "",
};

/** Sends an inquiry as the form does and gives the reference from the clinic's newest mail or page. */
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
