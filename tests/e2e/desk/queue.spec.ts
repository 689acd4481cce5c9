import { expect, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { sendInquiry, signInToDesk } from "../support/staff";

test.describe("the queue", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let first = "";

  test("shows what is next, which one click takes and one click unassigns again", async () => {
    const { site, page } = desk;
    first = await sendInquiry(site, {
      firstName: "Vera",
      email: "vera@visitor.example",
      message: "Mornings are best for me",
    });
    await sendInquiry(site, { firstName: "Wim", email: "wim@visitor.example" });
    await page.goto("/staff");
    await expect(page).toHaveTitle(/^\(2\) Queue/);
    // A count of zero is not shown as a bare "0".
    const bare = await page
      .getByRole("main")
      .evaluate((main) => [...main.childNodes].filter((node) => node.nodeName === "#text").length);
    expect(bare).toBe(0);
    const fresh = page.getByRole("region", { name: /^New/ });
    await expect(fresh.getByRole("rowheader")).toHaveText([/Vera/, /Wim/]);
    await expect(fresh).toContainText("Mornings are best for me");

    await page.getByRole("button", { name: "Take the next one" }).click();
    await expect(page).toHaveURL(new RegExp(`/staff/inquiries/${first}`));
    await expect(page.getByText("You have it", { exact: true })).toBeVisible();
    await page.goto("/staff?who=me");
    await expect(page.getByRole("rowheader")).toHaveText([/Vera/]);
    await page.goto("/staff?who=nobody");
    await expect(page.getByRole("rowheader")).toHaveText([/Wim/]);

    await page.getByRole("rowheader", { name: /Wim/ }).getByRole("link").click();
    await page.getByRole("button", { name: "Take", exact: true }).click();
    await expect(page.getByText("You have it", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Nobody has it")).toBeVisible();
  });

  test("assigns an inquiry to a colleague, and informs the second of two who take it", async ({
    browser,
  }) => {
    const { site, page } = desk;
    const theirs = await browser.newContext({ baseURL: site.url });
    await signInToDesk(theirs, site, { name: "Ben Teal", role: "desk" });
    const ben = await theirs.newPage();
    await page.goto(`/staff/inquiries/${first}`);
    await ben.goto(`/staff/inquiries/${first}`);
    await page.getByRole("button", { name: "Ben Teal" }).click();
    await expect(page.getByText("Ben Teal has it")).toBeVisible();
    await ben.getByRole("button", { name: "Take", exact: true }).click();
    await expect(ben.getByRole("alert")).toHaveText("Not changed: Ben Teal has it now.");
    await theirs.close();
  });

  test("hides an inquiry with a follow-up, with the reason, until its day", async () => {
    const { page } = desk;
    await page.goto(`/staff/inquiries/${first}`);
    await page.getByText("A day…").click();
    await page.getByLabel("Reason").fill("Lab results");
    await page.getByLabel("At (Eastern)").fill("14:30");
    await page.locator(".follow-up").getByRole("button", { name: "Tomorrow" }).click();
    await expect(page.getByText(/Follow up: .* at 2:30 PM \(Lab results\)/)).toBeVisible();
    await page.goto("/staff");
    await expect(page.getByRole("rowheader", { name: /Vera/ })).toHaveCount(0);
    await page.goto(`/staff/inquiries/${first}`);
    await page.getByRole("button", { name: "No follow-up" }).click();
    await page.goto("/staff");
    await expect(page.getByRole("rowheader", { name: /Vera/ })).toHaveCount(1);
  });

  test("suggests writing after three calls without an answer", async () => {
    const { page } = desk;
    await page.goto(`/staff/inquiries/${first}`);
    const calls = page.getByRole("region", { name: "History" }).getByText("No answer");
    const log = page.getByRole("button", { name: "Log a call" });
    for (const count of [1, 2, 3]) {
      await log.click();
      await page.getByRole("button", { name: "No answer", exact: true }).click();
      await expect(calls).toHaveCount(count);
    }
    await expect(page.getByText(/3 calls, no answer/)).toBeVisible();
    await log.click();
    await page.getByLabel("What was said").fill("Will come on Monday");
    await page.getByRole("button", { name: "Reached" }).click();
    await expect(page.getByText(/calls, no answer/)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "History" })).toContainText(
      "Will come on Monday",
    );
  });

  test("shows which inquiries are one person's, and joins and separates them", async () => {
    const { site, page } = desk;
    const second = await sendInquiry(site, { firstName: "Vera", email: "VERA@visitor.example" });
    await page.goto(`/staff/inquiries/${first}`);
    const same = page.getByRole("region", { name: "Possibly the same person" });
    await expect(same).toContainText("same email");
    await same.getByRole("button", { name: /^Join/ }).first().click();
    const joined = page.getByRole("region", { name: "Joined inquiries" });
    await expect(joined).toContainText("joined");
    await expect(page.locator(".saved")).toContainText(`Joined with ${second}`);
    await expect(page.locator(".inquiry-head")).toContainText("2 inquiries");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(joined).toHaveCount(0);
    await same.getByRole("button", { name: /^Join/ }).first().click();
    await expect(joined).toContainText("joined");
    await joined.getByRole("button", { name: /^Take apart/ }).click();
    await expect(page.getByRole("region", { name: "Joined inquiries" })).toHaveCount(0);
  });

  test("asks once before it joins people of two names", async () => {
    const { site, page } = desk;
    await sendInquiry(site, { firstName: "Otto", email: "vera@visitor.example" });
    await page.goto(`/staff/inquiries/${first}`);
    const same = page.getByRole("region", { name: "Possibly the same person" });
    const join = same.getByRole("button", { name: "Join them" }).first();
    await expect(join).toBeHidden();
    await same.locator("summary", { hasText: "Join" }).first().click();
    await expect(same.getByText(/is this one person\?/).first()).toBeVisible();
    await expect(join).toBeVisible();
  });

  test("closes with an outcome, which the history and the numbers show", async () => {
    const { page } = desk;
    await page.goto(`/staff/inquiries/${first}`);
    const outcomes = page.getByRole("group", { name: "Outcome" });
    await expect(outcomes).toBeHidden();
    await page.getByRole("button", { name: "Close…" }).click();
    await expect(outcomes.getByRole("button", { name: "Not interested likely" })).toBeFocused();
    await page.getByLabel("Remark, if any").fill("Tried for a week");
    await outcomes.getByRole("button", { name: "No answer" }).click();
    const history = page.getByRole("region", { name: "History" });
    await expect(history).toContainText("Closed: no answer");
    await expect(history).toContainText("Tried for a week");
    await expect(page.getByRole("button", { name: "Close…" })).toHaveCount(0);
    await page.goto("/staff/numbers");
    const outcomeNumbers = page.getByRole("region", { name: "What became of them" });
    await outcomeNumbers.getByText("As a table").click();
    await expect(page.getByRole("row", { name: /^No answer/ })).toContainText("1");
  });
});
