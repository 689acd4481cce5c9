import { expect, type Page, test } from "@playwright/test";
import { formatPhone } from "../../../app/facts/format-facts";
import { facts } from "../../fixtures/built-site";
import { openDesk } from "../support/desk";
import { holdRequests } from "../support/requests";
import { sendInquiry, signInToDesk } from "../support/staff";

/** Different people, because the same text twice would be one inquiry. */
const inquiry = (n: number) => ({
  firstName: `Visitor ${"abcdefghij"[n]}`,
  email: `v${n}@x.example`,
});
let sent = 2;

test.describe("an open desk with scripts", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let page: Page;
  let references: string[] = [];

  test.beforeAll(async ({ browser }) => {
    const { site } = desk;
    references = [];
    for (const n of [0, 1]) references.push(await sendInquiry(site, inquiry(n)));
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
    });
    await context.addCookies(await desk.context.cookies());
    page = await context.newPage();
  });
  test.afterAll(() => page?.context().close());

  for (const width of [1440, 390])
    test(`says how many inquiries arrived, and no row moves under the pointer (${width} px)`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.install();
      await page.goto("/staff");
      const rows = page.locator(".queue-row");
      const before = await rows.count();
      const places = async () =>
        rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
      await rows.first().hover();
      const still = await places();
      for (let n = 0; n < 3; n++) await sendInquiry(desk.site, inquiry(sent++));
      const response = page.waitForResponse("**/staff/queue.json*");
      await page.clock.fastForward(20_000);
      expect((await response).status()).toBe(200);
      const arrivedLink = page.getByRole("link", { name: "3 new" });
      await expect(arrivedLink).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^\\(${before + 3}\\) `));
      expect(await places()).toEqual(still);

      // An unchanged response is sent without a body.
      const again = page.waitForResponse("**/staff/queue.json*");
      await page.clock.fastForward(20_000);
      expect((await again).status()).toBe(304);

      // A hidden tab does not poll, and polls immediately when it is visible again.
      let requests = 0;
      page.on("request", (request) => {
        if (request.url().includes("/staff/queue.json")) requests++;
      });
      const see = (state: "hidden" | "visible") =>
        page.evaluate((now) => {
          Object.defineProperty(document, "visibilityState", { configurable: true, value: now });
          document.dispatchEvent(new Event("visibilitychange"));
        }, state);
      await see("hidden");
      await page.clock.fastForward(120_000);
      expect(requests).toBe(0);
      const back = page.waitForResponse("**/staff/queue.json*");
      await see("visible");
      await back;
      await arrivedLink.click();
      await expect(rows).toHaveCount(before + 3);
    });

  test("a slash in a message finds a saved reply, with its placeholders filled in", async () => {
    await page.goto("/staff/answers");
    await page.locator("summary", { hasText: "Add a reply" }).click();
    const form = page.locator("form", { has: page.getByRole("button", { name: "Save" }) }).last();
    await form.getByLabel("Name").fill("Parking");
    await form.getByLabel("Text").fill("Dear {first name}, park behind the house. {phone}");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(
      page.getByText("Dear {first name}, park behind the house.").first(),
    ).toBeAttached();
    await page.goto(`/staff/inquiries/${references[0]}`);
    const message = page.getByLabel("Write to the visitor");
    await message.click();
    // No search starts in the middle of a word.
    await page.keyboard.type("Hello! /ark");
    await expect(page.locator(".saved-replies li:visible")).toHaveCount(0);
    for (const _ of "ark") await page.keyboard.press("Backspace");
    await page.keyboard.type("park");
    await expect(page.locator(".saved-replies li:visible")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(message).toHaveValue(
      `Hello! Dear Visitor a, park behind the house. ${formatPhone(facts.phones.clinic)}`,
    );
    await expect(message).toBeFocused();
    // Escape closes the list, and what is typed next belongs to the message.
    await message.fill("");
    await page.keyboard.type("Dear /park");
    await page.keyboard.press("Escape");
    await expect(page.locator(".saved-replies[open]")).toHaveCount(0);
    await page.keyboard.type("ing abc");
    await expect(message).toHaveValue("Dear /parking abc");
    await expect(message).toBeFocused();
    await message.fill("");
  });

  test("while the site is slow the form says that it is being sent, and a second click sends nothing", async () => {
    await page.goto(`/staff/inquiries/${references[1]}`);
    await page.getByLabel("Note", { exact: true }).fill("Sent once");
    const answer = await holdRequests(page, "**/healthz");
    const add = page.getByRole("button", { name: "Add note" });
    await add.click();
    await expect(page.locator("form", { has: add })).toHaveAttribute("aria-busy", "true");
    await add.click();
    answer();
    await expect(page.getByText("Note added.")).toBeVisible();
    await expect(page.getByRole("region", { name: "History" }).getByText("Sent once")).toHaveCount(
      1,
    );
    await page.unroute("**/healthz");
  });

  test("while the site is unreachable the typed text stays, and is sent only by another click", async () => {
    const { site } = desk;
    await page.goto(`/staff/inquiries/${references[0]}`);
    const note = page.getByLabel("Note", { exact: true });
    await note.fill("She prefers mornings");
    await site.kill();
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "The site isn’t responding. What you typed is still here. Try again.",
    );
    await expect(note).toHaveValue("She prefers mornings");
    await site.restart();
    // The server responds again, and nothing was sent meanwhile.
    const other = await page.context().newPage();
    await other.goto(`/staff/inquiries/${references[0]}`);
    await expect(other.getByRole("region", { name: "History" })).not.toContainText("mornings");
    await other.close();
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("Note added.")).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toContainText(
      "She prefers mornings",
    );
  });

  test("queue, list and history are filtered by one person", async ({ browser }) => {
    const { site } = desk;
    const theirs = await browser.newContext({ baseURL: site.url });
    const { person } = await signInToDesk(theirs, site, { name: "Ben Teal", role: "desk" });
    const ben = await theirs.newPage();
    await ben.goto(`/staff/inquiries/${references[1]}`);
    await ben.getByRole("button", { name: "Take", exact: true }).click();
    await expect(ben.getByText("You have it", { exact: true })).toBeVisible();
    await ben.getByLabel("Note", { exact: true }).fill("Ben called");
    await ben.getByRole("button", { name: "Add note" }).click();
    await expect(ben.getByRole("region", { name: "History" })).toContainText("Ben called");
    await theirs.close();

    await page.goto("/staff");
    await page.getByRole("button", { name: "A colleague’s" }).click();
    await page.getByRole("link", { name: "Ben Teal" }).click();
    await expect(page).toHaveURL(new RegExp(`who=${person.id}`));
    await expect(page.getByRole("rowheader")).toHaveText([/Visitor b/]);

    await page.goto("/staff/inquiries");
    await page.locator("summary", { hasText: "Filter" }).click();
    await page.getByLabel("Who has it").selectOption("Ben Teal");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("rowheader")).toHaveText([/Visitor b/]);
    await expect(page.getByRole("row", { name: /Visitor b/ })).toContainText("Ben Teal");

    await page.goto(`/staff/inquiries/${references[1]}`);
    await page.getByLabel("Note", { exact: true }).fill("Ana looked");
    await page.getByRole("button", { name: "Add note" }).click();
    const history = page.getByRole("region", { name: "History" });
    await expect(history).toContainText("Ben called");
    await history.getByRole("link", { name: "Ana Quill" }).click();
    await expect(history).toContainText("Ana looked");
    await expect(history).not.toContainText("Ben called");
  });
});
