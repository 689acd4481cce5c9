import { expect, type Page, test } from "@playwright/test";
import PostalMime from "postal-mime";
import { openEmptySite } from "../support/desk";
import { mailsIn } from "../support/inquiry";
import type { RunningSite } from "../support/site";
import { chooseStatus, sendInquiry, signInToDesk } from "../support/staff";

/** The longest texts that the forms allow, without a place to break the line. */
const longest = {
  firstName: "Axelina".repeat(14),
  lastName: "Q".repeat(100),
  email: `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(50)}.example`,
  phone: "+440000000000000000",
  message: "M".repeat(1000),
};
const note = "N".repeat(3000);
const description = "D".repeat(200);

test.describe("long texts without a space", () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await openEmptySite();
  });

  test("stay inside their boxes at the desk, on a phone and on a wide screen", async ({ page }) => {
    const reference = await sendInquiry(site, longest);
    const usual = { firstName: "Ida", email: `${"usual-".repeat(5)}@visitor.example` };
    const other = await sendInquiry(site, usual);
    await sendInquiry(site, { ...longest, homepage: "filled" });
    await fetch(`${site.url}/payment.json`, {
      method: "POST",
      headers: { Origin: site.url },
      body: new URLSearchParams({ amount: "12.50", description }),
    });
    await signInToDesk(page.context(), site, { name: "W".repeat(60) });
    await page.goto(`${site.url}/staff/inquiries/${reference}`);
    await page.getByLabel("Note").fill(note);
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("Note added.")).toBeVisible();
    await chooseStatus(page, "Contacted");
    await expect(page.getByText("Contacted.")).toBeVisible();

    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        "/staff/inquiries",
        `/staff/inquiries/${reference}`,
        `/staff/inquiries/${other}`,
        `/staff/inquiries/${reference}/delete`,
        "/staff/spam",
        "/staff/payments",
        "/staff/audit",
      ]) {
        await page.goto(site.url + path);
        expect(await tooWide(page), `${path} at ${width}`).toEqual([]);
      }
    }
    // On a wide screen, the columns of an inquiry scroll, and the page has no empty end.
    await page.goto(`${site.url}/staff/inquiries/${reference}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  test("stay inside the window in the mails", async ({ page }) => {
    const reference = await sendInquiry(site, { ...longest, email: "mail@visitor.example" });
    await expect(() => expect(about(reference)).toHaveLength(2)).toPass();
    for (const source of about(reference)) {
      const { html = "" } = await PostalMime.parse(source);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.setContent(html);
        expect(await tooWide(page), `${width}`).toEqual([]);
      }
    }
  });

  const about = (reference: string) =>
    mailsIn(site.dataDir).filter((mail) => mail.includes(reference));
});

/**
 * Elements wider than their box or the window: tag, class, and by how many pixels. Rows of links that
 * scroll sideways by themselves are as wide as they need.
 */
function tooWide(page: Page) {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("body, body *")]
      .filter((element) => !element.matches(".visually-hidden, thead, thead *, .skip-link"))
      .filter((element) => {
        const row = element.closest("nav ul");
        return !row || getComputedStyle(row).overflowX !== "auto";
      })
      .map((element) => {
        const name = `${element.tagName} ${element.className}`;
        const { right } = element.getBoundingClientRect();
        // Text cut off with an ellipsis is inside its box.
        const isCut = getComputedStyle(element).textOverflow === "ellipsis";
        const beyondBox =
          !isCut && element.clientWidth > 0 ? element.scrollWidth - element.clientWidth : 0;
        return { name, beyond: Math.max(right - innerWidth, beyondBox) };
      })
      .filter(({ beyond }) => beyond > 1)
      .map(({ name, beyond }) => `${name}: ${Math.round(beyond)}`),
  );
}
