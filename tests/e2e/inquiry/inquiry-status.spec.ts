import { expect, test } from "@playwright/test";
import { inquiryStatusWords } from "../../../app/content/en/pages/inquiry-status";
import { openDesk } from "../support/desk";
import { findAxeViolations } from "../support/find-axe-violations";
import { chooseStatus, sendInquiry, statusLinkTo } from "../support/staff";

test.describe("the desk", () => {
  const desk = openDesk("Ana Quill");

  test("shows the visitor their inquiry's progress, and nothing else", async ({ browser }) => {
    const { site, page } = desk;
    const reference = await sendInquiry(site, {
      firstName: "Vera",
      email: "vera@visitor.example",
    });
    const link = await statusLinkTo(site, reference);
    const visitor = await (await browser.newContext()).newPage();
    const response = await visitor.goto(link);
    expect(response?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex, nofollow",
    });
    const main = visitor.getByRole("main");
    await expect(main).toContainText("We have your inquiry");
    await expect(main).not.toContainText(/Vera|visitor\.example|Weight/);

    await page.goto(`/staff/inquiries/${reference}`);
    await visitor.reload();
    await expect(main).toContainText(inquiryStatusWords.steps.looking.text);
    await chooseStatus(page, "Contacted");
    await visitor.reload();
    await expect(main).toContainText("We’ve contacted you");
    expect(await findAxeViolations(visitor)).toEqual([]);

    expect((await visitor.goto(`${link}x`))?.status()).toBe(404);
    expect((await visitor.goto(`${link}/deeper`))?.status()).toBe(404);
    await expect(main).toContainText("This link does not work");
    expect(site.log()).not.toContain(link.split("/").at(-1));
    await visitor.context().close();
  });
});
