import { expect, type Page, test } from "@playwright/test";
import { openCountedPage } from "../support/count-actions";
import { openDesk } from "../support/desk";
import { sendInquiry, signInToDesk, statusLinkTo } from "../support/staff";

/**
 * The desk's ten daily tasks, counted in the page: mouse clicks, and keys that are not text (Enter,
 * and the desk's shortcuts). Typing, and opening the page where a task begins, are not counted.
 */
test.describe("the ten daily tasks", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let page: Page;
  let takes: Awaited<ReturnType<typeof openCountedPage>>["takes"];
  let vera = "";

  test.beforeAll(async ({ browser }) => {
    const { site } = desk;
    const email = "vera@visitor.example";
    const message = "Mornings are best, near the lighthouse";
    vera = await sendInquiry(site, { firstName: "Vera", email, message });
    await sendInquiry(site, { firstName: "Vera", email });
    const colleague = await browser.newContext();
    await signInToDesk(colleague, site, { name: "Ben Teal", role: "desk" });
    await colleague.close();
    ({ page, takes } = await openCountedPage(browser, desk));
    await page.goto("/staff/answers");
    await page.locator("summary", { hasText: "Add a reply" }).click();
    await page.getByLabel("Name").fill("Parking");
    await page.getByLabel("Text").fill("Dear {first name}, park behind the house.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Reply saved.")).toBeVisible();
  });
  test.afterAll(() => page?.context().close());

  const saved = () => expect(page.locator(".notice.saved")).toBeVisible();
  const openVera = () => page.goto(`/staff/inquiries/${vera}`);
  const answer = () => page.getByLabel("Write to the visitor");

  test("opening what is next and taking it is one click", async () => {
    await page.goto("/staff");
    await takes({ clicks: 1, keys: 0 }, async () => {
      await page.getByRole("button", { name: "Take the next one" }).click();
      await expect(page.getByText("You have it", { exact: true })).toBeVisible();
    });
  });

  test("giving it to a colleague is one click or one key", async () => {
    await openVera();
    await takes({ clicks: 1, keys: 0 }, async () => {
      await page.getByRole("button", { name: "Ben Teal" }).click();
      await expect(page.getByText("Ben Teal has it")).toBeVisible();
    });
    await page.keyboard.press("u");
    await expect(page.getByText("Ben Teal has it")).toHaveCount(0);
    await takes({ clicks: 0, keys: 1 }, async () => {
      await page.keyboard.press("1");
      await expect(page.getByText("Ben Teal has it")).toBeVisible();
    });
  });

  test("planning a follow-up for tomorrow is one click", async () => {
    await openVera();
    await takes({ clicks: 1, keys: 0 }, async () => {
      await page.locator(".follow-up").getByRole("button", { name: "Tomorrow" }).click();
      await expect(page.locator(".inquiry .due")).toContainText("Follow up");
    });
  });

  test("recording a call's outcome is two clicks, also with the click on the number", async () => {
    await openVera();
    await takes({ clicks: 2, keys: 0 }, async () => {
      await page.getByRole("button", { name: "Log a call" }).click();
      await page.getByRole("button", { name: "Reached" }).click();
      await saved();
    });
    await openVera();
    await takes({ clicks: 2, keys: 0 }, async () => {
      const number = page.locator(".thumb-bar a[href^='tel:']");
      await number.evaluate((link) => link.addEventListener("click", (e) => e.preventDefault()));
      await number.click();
      await page.getByRole("button", { name: "Reached" }).click();
      await saved();
    });
  });

  test("replying to the visitor is one click, or Ctrl+Enter and none", async () => {
    await openVera();
    await answer().fill("Which day suits you?");
    await takes({ clicks: 1, keys: 0 }, async () => {
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page.getByRole("region", { name: "Messages" })).toContainText("Which day");
    });
    await openVera();
    await answer().fill("Or in the evening?");
    await takes({ clicks: 0, keys: 1 }, async () => {
      await page.keyboard.press("Control+Enter");
      await expect(page.getByRole("region", { name: "Messages" })).toContainText("evening");
    });
  });

  test("using a saved reply is one click and one key", async () => {
    await openVera();
    await answer().focus();
    await takes({ clicks: 1, keys: 1 }, async () => {
      await page.keyboard.type("/park");
      await page.keyboard.press("Enter");
      await expect(answer()).toHaveValue(/^Dear Vera, park/);
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await saved();
    });
  });

  test("booking a consultation, which the visitor sees, is two clicks", async () => {
    await openVera();
    const panel = page.getByRole("region", { name: "Appointment" });
    await takes({ clicks: 2, keys: 0 }, async () => {
      await panel.getByRole("link", { name: "Choose a time" }).click();
      await page
        .getByRole("button", { name: /^Book \d/ })
        .first()
        .click();
      await expect(panel).toContainText("not confirmed yet");
    });
    const time = (await panel.locator("strong").first().textContent()) ?? "";
    expect(time).toMatch(/ to \d/);
    const visitor = await page.context().newPage();
    await visitor.goto(await statusLinkTo(desk.site, vera));
    await expect(visitor.getByText(time)).toBeVisible();
    await visitor.close();
  });

  test("finding and joining the same person's inquiries is one click", async () => {
    await openVera();
    await takes({ clicks: 1, keys: 0 }, async () => {
      const same = page.getByRole("region", { name: "Possibly the same person" });
      await expect(same).toContainText("same email");
      await same.getByRole("button", { name: /^Join/ }).click();
      await expect(page.getByRole("region", { name: "Joined inquiries" })).toBeVisible();
    });
  });

  test("seeing new inquiries is no click", async () => {
    await page.clock.install();
    await page.goto("/staff");
    await takes({ clicks: 0, keys: 0 }, async () => {
      await sendInquiry(desk.site, { firstName: "Wim", email: "wim@visitor.example" });
      await page.clock.fastForward(20_000);
      await expect(page.getByRole("link", { name: "1 new" })).toBeVisible();
    });
  });

  test("finding an inquiry by a word of its message is one click and two keys", async () => {
    await page.goto("/staff");
    await takes({ clicks: 1, keys: 2 }, async () => {
      await page.keyboard.press("/");
      await expect(page.getByRole("searchbox", { name: "Find an inquiry" })).toBeFocused();
      await page.keyboard.type("lighthouse");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/q=lighthouse/);
      await page.getByRole("rowheader", { name: /Vera/ }).getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Vera/);
    });
  });
});
