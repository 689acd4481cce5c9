import { expect, type Locator, test } from "@playwright/test";
import { openEmptySite } from "../support/desk";
import type { RunningSite } from "../support/site";
import { sendInquiry, signInToDesk } from "../support/staff";

const arabic = { firstName: "ليلى", lastName: "حداد", message: "أود أن أعرف المزيد." };
const note = "اتصلت بها اليوم.";

test.describe("an inquiry in Arabic", () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await openEmptySite();
  });

  test("aligns the ends of sentences on the left at the desk", async ({ page }) => {
    const reference = await sendInquiry(site, arabic);
    const ordinary = { firstName: "Ida", email: "ida@visitor.example", message: "More, please." };
    const other = await sendInquiry(site, ordinary);
    await signInToDesk(page.context(), site);
    await page.goto(`${site.url}/staff/inquiries/${reference}`);
    await page.getByLabel("Note").fill(note);
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("Note added.")).toBeVisible();
    for (const text of [arabic.message, note])
      expect(await fullStop(page.getByRole("article").getByText(text)), text).toBe("left");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("direction", "rtl");
    await page.goto(`${site.url}/staff/inquiries/${other}`);
    const message = page.getByRole("article").getByText(ordinary.message);
    expect(await fullStop(message)).toBe("right");
  });

  test("is printed without the status form", async ({ page }) => {
    const reference = await sendInquiry(site, { ...arabic, email: "print@visitor.example" });
    await signInToDesk(page.context(), site);
    await page.goto(`${site.url}/staff/inquiries/${reference}/print`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(arabic.message)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Status: / })).toBeHidden();
  });
});

/** The side of the text on which its last character is. */
function fullStop(text: Locator) {
  return text.evaluate((element) => {
    const node = element.firstChild as Text;
    const range = document.createRange();
    const side = (from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect().left;
    };
    return side(node.length - 1, node.length) < side(0, 1) ? "left" : "right";
  });
}
