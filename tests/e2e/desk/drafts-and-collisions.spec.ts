import { type Browser, expect, type Page, test } from "@playwright/test";
import { inquiryTaskWords } from "../../../app/content/en/staff/staff-queue";
import { talkWords } from "../../../app/content/en/staff/staff-talk";
import { openDesk } from "../support/desk";
import { findAxeViolations } from "../support/find-axe-violations";
import { sendInquiry, signInToDesk } from "../support/staff";

const field = (page: Page) => page.getByLabel(talkWords.label);
const thread = (page: Page) => page.getByRole("region", { name: talkWords.title });
const send = (page: Page) => page.getByRole("button", { name: talkWords.submit, exact: true });

/** Types a reply, and returns when the server has stored it as a draft. */
async function typeDraft(page: Page, text: string) {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith("/conversation.json") &&
      response.request().postData() === new URLSearchParams({ answer: text }).toString(),
  );
  await field(page).fill(text);
  expect((await saved).status()).toBe(200);
}

/** Triggers the page's next poll, and returns when its response is read. */
async function letPoll(page: Page, url: string, ms: number) {
  const response = page.waitForResponse(
    (response) => response.url().includes(url) && response.request().method() === "GET",
  );
  await page.clock.fastForward(ms);
  await response;
}

test.describe("two people at one inquiry", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let ana: Page;
  let dana: Page;
  let reference = "";
  const open = (page: Page, of = reference) => page.goto(`/staff/inquiries/${of}`);

  async function openPage(browser: Browser, who: "Ana" | "Dana") {
    const context = await browser.newContext({
      baseURL: desk.site.url,
      viewport: { width: 1440, height: 900 },
    });
    if (who === "Ana") await context.addCookies(await desk.context.cookies());
    else await signInToDesk(context, desk.site, { name: "Dana Reed", role: "desk" });
    const page = await context.newPage();
    await page.clock.install();
    return page;
  }

  test.beforeAll(async ({ browser }) => {
    for (const firstName of ["Vera", "Wim", "Xenia"])
      reference = await sendInquiry(desk.site, {
        firstName,
        email: `${firstName}@visitor.example`,
      });
    ana = await openPage(browser, "Ana");
    dana = await openPage(browser, "Dana");
  });
  test.afterAll(async () => {
    await ana?.context().close();
    await dana?.context().close();
  });

  test("keeps a typed reply through “Next” and on another device, until it is discarded", async ({
    browser,
  }) => {
    await open(ana);
    await expect(ana.getByRole("button", { name: talkWords.keep })).toBeHidden();
    await typeDraft(ana, "We have time on Tuesd");
    await expect(ana.getByText(/^Draft, saved \d/)).toBeVisible();
    // Left at once: the page saves the text when it is left.
    await field(ana).fill("We have time on Tuesday");
    await ana.getByRole("link", { name: "Next", exact: true }).click();
    await expect(ana.getByRole("heading", { level: 1 })).not.toHaveText(/Xenia/);
    await expect(field(ana)).toHaveValue("");
    const phone = await openPage(browser, "Ana");
    await expect(async () => {
      await open(phone);
      await expect(field(phone)).toHaveValue("We have time on Tuesday", { timeout: 500 });
    }).toPass();
    await typeDraft(phone, "We have time on Wednesday");
    await open(ana);
    await expect(field(ana)).toHaveValue("We have time on Wednesday");
    await expect(ana.getByText(/^Draft, saved \d/)).toBeVisible();
    expect(await findAxeViolations(ana)).toEqual([]);
    // A colleague's page does not show it.
    await open(dana);
    await expect(field(dana)).toHaveValue("");

    await ana.getByRole("button", { name: talkWords.discard }).click();
    await expect(field(ana)).toHaveValue("");
    await expect(field(ana)).toBeFocused();
    await expect(ana.getByText(/^Draft, saved/)).toBeHidden();
    await phone.context().close();
  });

  test("says that a draft was not saved, keeps it in the tab, and saves it again later", async () => {
    await open(ana);
    await desk.site.kill();
    await field(ana).fill("Not saved yet");
    await expect(ana.getByText(talkWords.notKept)).toBeVisible();
    await ana.goto("/staff").catch(() => {});
    await desk.site.restart();
    const saved = ana.waitForResponse(
      (response) => response.request().method() === "POST" && response.ok(),
    );
    await open(ana);
    await expect(field(ana)).toHaveValue("Not saved yet");
    await saved;
    await expect(ana.getByText(/^Draft, saved \d/)).toBeVisible();
    await ana.getByRole("button", { name: talkWords.discard }).click();
    await expect(field(ana)).toHaveValue("");
  });

  test("shows both people who opened the inquiry, who is writing and the assignee", async () => {
    await open(ana);
    await open(dana);
    // Dana's page shows it when it opens, Ana's after its next poll.
    await expect(dana.getByText("Ana Quill opened this just now.")).toBeVisible();
    await letPoll(ana, "conversation.json", 10_000);
    await expect(ana.getByText("Dana Reed opened this just now.")).toBeVisible();
    await typeDraft(dana, "On Tuesday?");
    await dana.getByRole("button", { name: "Take", exact: true }).click();
    await expect(dana.getByText("You have it", { exact: true })).toBeVisible();
    await expect(field(dana)).toHaveValue("On Tuesday?");
    await letPoll(ana, "conversation.json", 10_000);
    await expect(ana.getByText("Dana Reed is writing.")).toBeVisible();
    await expect(ana.getByText("Dana Reed has it")).toBeVisible();
    expect(await findAxeViolations(ana)).toEqual([]);
  });

  test("shows a colleague's message before “Send”, and the field stays in place", async () => {
    await typeDraft(ana, "On Monday?");
    await field(ana).focus();
    await send(dana).click();
    await expect(thread(dana)).toContainText("On Tuesday?");
    await expect(field(dana)).toHaveValue("");
    const top = () => field(ana).evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await letPoll(ana, "conversation.json", 10_000);
    const added = thread(ana).getByRole("listitem").last();
    await expect(added).toContainText("On Tuesday?");
    await expect(added).toContainText(/New\s*Dana Reed, /);
    expect(Math.abs((await top()) - before)).toBeLessThan(1.5);
    await expect(ana.getByText("Dana Reed is writing.")).toBeHidden();
    await expect(field(ana)).toHaveValue("On Monday?");
    await expect(field(ana)).toBeFocused();
    await expect(field(ana)).toBeInViewport();
    expect(await findAxeViolations(ana)).toEqual([]);
    await send(ana).click();
    await expect(ana.getByText(inquiryTaskWords.saved.message)).toBeVisible();
    await expect(thread(ana).getByRole("listitem")).toContainText(["On Tuesday?", "On Monday?"]);
    await expect(field(ana)).toHaveValue("");
    await expect(ana.getByText(/^Draft, saved/)).toBeHidden();
  });

  test("stops a message once when a colleague wrote since the page was shown", async () => {
    await open(ana);
    await open(dana);
    await typeDraft(dana, "Or Thursday?");
    await send(dana).click();
    await expect(thread(dana)).toContainText("Or Thursday?");
    await field(ana).fill("Or Friday?");
    await send(ana).click();
    const alert = ana.getByRole("alert");
    await expect(alert).toHaveText(talkWords.movedOn);
    await expect(alert).toBeFocused();
    await expect(thread(ana).getByRole("listitem").last()).toContainText(/New[\s\S]*Or Thursday\?/);
    await expect(thread(ana).getByText(talkWords.isNew, { exact: true })).toHaveCount(1);
    await expect(field(ana)).toHaveValue("Or Friday?");
    expect(await findAxeViolations(ana)).toEqual([]);
    await send(ana).click();
    await expect(ana.getByText(inquiryTaskWords.saved.message)).toBeVisible();
    await expect(thread(ana).getByRole("listitem").last()).toContainText("Or Friday?");
    await expect(field(ana)).toHaveValue("");
  });

  test("sends with Ctrl+Enter or ⌘+Enter, but no empty message", async () => {
    await open(ana);
    await field(ana).press("Control+Enter");
    await expect(ana.getByRole("alert")).toHaveText(talkWords.missing);
    for (const [key, text] of [
      ["Control+Enter", "Sent by a key"],
      ["Meta+Enter", "Sent on a Mac"],
    ] as const) {
      await field(ana).fill(text);
      await field(ana).press("Enter");
      await field(ana).press(key);
      await expect(ana.getByText(inquiryTaskWords.saved.message)).toBeVisible();
      await expect(thread(ana).getByRole("listitem").last()).toContainText(text);
      await expect(field(ana)).toHaveValue("");
    }
    await ana.keyboard.press("?");
    await expect(ana.getByRole("dialog")).toContainText("Ctrl + Enter");
  });

  for (const [place, path] of [
    ["the queue", "/staff"],
    ["the list", "/staff/inquiries"],
  ] as const)
    test(`shows a new assignee in the rows of ${place} within 20 seconds, and no row moves`, async () => {
      const taken = await sendInquiry(desk.site, {
        firstName: "Zoe",
        email: `zoe${path.length}@visitor.example`,
      });
      await ana.goto(path);
      const row = ana.locator(`[data-reference="${taken}"]`);
      const rows = ana.locator("[data-reference]");
      const places = () =>
        rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      await expect(row.locator("[data-owner]")).toHaveText(path === "/staff" ? "Nobody" : "");
      await row.getByRole("link").focus();
      await rows.first().hover();
      const before = await places();
      await open(dana, taken);
      await dana.getByRole("button", { name: "Take", exact: true }).click();
      await expect(dana.getByText("You have it", { exact: true })).toBeVisible();
      await sendInquiry(desk.site, { firstName: "New", email: `n${path.length}@visitor.example` });
      await letPoll(ana, "queue.json", 20_000);
      await expect(row.locator("[data-owner]")).toHaveText("Dana Reed");
      await expect(ana.getByRole("link", { name: "1 new" })).toBeVisible();
      expect(await places()).toEqual(before);
      await expect(row.getByRole("link")).toBeFocused();
      expect(await findAxeViolations(ana)).toEqual([]);
      // "t" reassigns it from the colleague whom the row names.
      if (path === "/staff") {
        await ana.keyboard.press("t");
        await expect(ana.getByText("You have it", { exact: true })).toBeVisible();
        await ana.getByRole("button", { name: "Undo" }).click();
        await expect(ana.getByText("Dana Reed has it")).toBeVisible();
      }
    });

  test("keeps a draft and stops a message once without scripts, and says who opened the inquiry", async () => {
    const { page } = desk;
    // One that nobody has opened: on a busy machine the others were opened minutes ago.
    reference = await sendInquiry(desk.site, { firstName: "Yara", email: "y@visitor.example" });
    await open(dana);
    await open(page);
    await expect(page.getByText("Dana Reed opened this just now.")).toBeVisible();
    await field(page).fill("Kept without scripts");
    await page.getByRole("button", { name: talkWords.keep }).click();
    await expect(page).toHaveURL(/#draft$/);
    await expect(page.getByText(/^Draft, saved \d/)).toBeVisible();
    await page.goto("/staff");
    await open(page);
    await expect(field(page)).toHaveValue("Kept without scripts");

    await field(dana).fill("Dana was faster");
    await send(dana).click();
    await expect(thread(dana)).toContainText("Dana was faster");
    await field(page).fill("Typed meanwhile");
    await send(page).click();
    await expect(page.getByRole("alert")).toHaveText(talkWords.movedOn);
    await expect(thread(page).getByRole("listitem").last()).toContainText(
      /New[\s\S]*Dana was faster/,
    );
    await expect(field(page)).toHaveValue("Typed meanwhile");
    await send(page).click();
    await expect(thread(page).getByRole("listitem").last()).toContainText("Typed meanwhile");
    await expect(field(page)).toHaveValue("");

    await field(page).fill("To be discarded");
    await page.getByRole("button", { name: talkWords.keep }).click();
    await page.getByRole("button", { name: talkWords.discard }).click();
    await expect(page).toHaveURL(/#answer$/);
    await expect(field(page)).toHaveValue("");
  });
});
