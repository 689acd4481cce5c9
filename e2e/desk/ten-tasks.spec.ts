import { mkdirSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { sendInquiry, signInToDesk, statusLinkTo } from "../support/staff";

/**
 * The same tasks at the desk before there was a queue: clicks and seconds, counted in the same way
 * on its pages; in words where it could not do the task.
 */
const before: Record<string, [clicks: string, seconds: string]> = {
  "open what is next and take it": ["3, with a note “mine”", "1.5"],
  "give it to somebody": ["2, as a note", "0.6"],
  "give it to somebody, by keyboard": ["2, as a note", "0.6"],
  "follow up tomorrow": ["2, as a note, and a calendar elsewhere", "0.9"],
  // The same as the next task, without pressing the number.
  "write down what came of a call": ["2", "0.7"],
  "call by pressing the number, and write that down": ["3", "0.9"],
  "answer in private": ["3, and one in a mail program", "1.0"],
  "use a ready answer": ["not possible", ""],
  "book a consultation": ["2, as a note, and two in a calendar elsewhere", "1.3"],
  "see and join the same person": ["2 to see; joining was not possible", "1.0"],
  "see what came in": ["1, a reload", "0.4"],
  "find by a word of a message": ["not possible", ""],
};

/**
 * Counted in the page: mouse clicks, and keys that are not text (Enter, and the desk's own), from
 * the page where the task begins. The tests' names are the tasks.
 */
test.describe("ten tasks at the desk", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  const measured: { task: string; clicks: number; keys: number; seconds: number }[] = [];
  const hands = { clicks: 0, keys: 0 };
  let page: Page;
  let vera = "";

  test.beforeAll(async ({ browser }) => {
    const { site } = desk;
    vera = await sendInquiry(site, {
      firstName: "Vera",
      email: "vera@visitor.example",
      message: "Mornings are best, near the lighthouse",
    });
    await sendInquiry(site, {
      firstName: "Vera",
      lastName: "Quist",
      email: "vera@visitor.example",
    });
    const colleague = await browser.newContext();
    await signInToDesk(colleague, site, { name: "Ben Teal", role: "desk" });
    await colleague.close();
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
    });
    await context.addCookies(await desk.context.cookies());
    page = await context.newPage();
    await page.exposeFunction("countHand", (kind: "clicks" | "keys") => {
      hands[kind]++;
    });
    await page.addInitScript(countHands);
    await page.goto("/staff/answers");
    await page.locator("summary", { hasText: "Add an answer" }).click();
    await page.getByLabel("Name").fill("Parking");
    await page.getByLabel("Text").fill("Dear {first name}, park behind the house.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
  });

  test.afterAll(async () => {
    await page?.context().close();
    const rows = measured.map(({ task, clicks, keys, seconds }) =>
      [task, ...(before[task] ?? []), clicks, keys, seconds.toFixed(1)].join(" | "),
    );
    const heads = ["task", "clicks before", "seconds", "clicks now", "keys", "seconds"];
    const lines = [heads.join(" | "), heads.map(() => "---").join(" | "), ...rows];
    mkdirSync("test-results", { recursive: true });
    writeFileSync(
      "test-results/ten-tasks.md",
      `${lines.map((line) => `| ${line} |`).join("\n")}\n`,
    );
  });

  /** Performs a task; `seconds` are those of the site and the browser, not of a person. */
  async function task(name: string, most: number, walk: () => Promise<void>) {
    Object.assign(hands, { clicks: 0, keys: 0 });
    const begun = performance.now();
    await walk();
    measured.push({ task: name, ...hands, seconds: (performance.now() - begun) / 1000 });
    expect(hands.clicks, name).toBeLessThanOrEqual(most);
  }

  const saved = () => expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  const openVera = () => page.goto(`/staff/inquiries/${vera}`);

  test("1. what is next is opened and taken with one click", async () => {
    await page.goto("/staff");
    await task("open what is next and take it", 1, async () => {
      await page.getByRole("button", { name: "Take the next one" }).click();
      await expect(page.getByText("You have it")).toBeVisible();
    });
  });

  test("2. it is given to a colleague with one click, or with one key", async () => {
    await openVera();
    await task("give it to somebody", 1, async () => {
      await page.getByRole("button", { name: "Ben Teal" }).click();
      await expect(page.getByText("Ben Teal has it")).toBeVisible();
    });
    await page.keyboard.press("u");
    await expect(page.getByText("Ben Teal has it")).toHaveCount(0);
    await task("give it to somebody, by keyboard", 0, async () => {
      await page.keyboard.press("1");
      await expect(page.getByText("Ben Teal has it")).toBeVisible();
    });
  });

  test("3. it comes back tomorrow", async () => {
    await openVera();
    await task("follow up tomorrow", 1, async () => {
      await page.getByRole("button", { name: "Tomorrow" }).click();
      await expect(page.locator(".inquiry .due")).toContainText("Follow up");
    });
  });

  test("4. what came of a call is one click beside the number", async () => {
    await openVera();
    await task("write down what came of a call", 1, async () => {
      await page.getByRole("button", { name: "Reached" }).click();
      await saved();
    });
    await openVera();
    await task("call by pressing the number, and write that down", 2, async () => {
      const number = page.locator(".thumb-bar a[href^='tel:']");
      await number.evaluate((link) => link.addEventListener("click", (e) => e.preventDefault()));
      await number.click();
      await page.getByRole("button", { name: "Reached" }).click();
      await saved();
    });
    await openVera();
    await page.keyboard.press("o");
    await expect(page.getByRole("button", { name: "Reached" })).toBeFocused();
  });

  test("5. the visitor is answered in private", async () => {
    await openVera();
    await page.getByLabel("Write to the visitor").fill("Which day suits you?");
    await task("answer in private", 1, async () => {
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page.getByRole("region", { name: "Messages" })).toContainText("Which day");
    });
  });

  test("6. a ready answer is used by its slash", async () => {
    await openVera();
    await page.getByLabel("Write to the visitor").focus();
    await task("use a ready answer", 1, async () => {
      await page.keyboard.type("/park");
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Write to the visitor")).toHaveValue(/^Dear Vera, park/);
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await saved();
    });
  });

  test("7. a consultation is booked, and the visitor sees it", async () => {
    await openVera();
    await task("book a consultation", 2, async () => {
      const panel = page.getByRole("region", { name: "Appointment" });
      await panel.locator("summary").click();
      await panel.getByLabel("Day").fill("2031-03-05");
      await panel.getByLabel("Time (Eastern)").fill("11:00");
      await panel.getByRole("button", { name: "Book", exact: true }).click();
      await expect(panel).toContainText("11:00 AM to 11:30 AM");
    });
    const visitor = await page.context().newPage();
    await visitor.goto(await statusLinkTo(desk.site, vera));
    await expect(visitor.getByText("Wednesday, March 5, 11:00 AM to 11:30 AM")).toBeVisible();
    await visitor.close();
  });

  test("8. the same person is seen, and joined", async () => {
    await openVera();
    await task("see and join the same person", 1, async () => {
      const same = page.getByRole("region", { name: "Perhaps the same person" });
      await expect(same).toContainText("same email");
      await same.getByRole("button", { name: /^Join/ }).click();
      await expect(page.getByRole("region", { name: "Same person", exact: true })).toBeVisible();
    });
  });

  test("9. what came in is said without a click", async () => {
    await page.clock.install();
    await page.goto("/staff");
    await task("see what came in", 0, async () => {
      await sendInquiry(desk.site, { firstName: "Wim", email: "wim@visitor.example" });
      await page.clock.fastForward(20_000);
      await expect(page.getByRole("link", { name: "1 new" })).toBeVisible();
    });
  });

  test("10. an inquiry is found by a word of its message", async () => {
    await page.goto("/staff");
    await task("find by a word of a message", 1, async () => {
      await page.keyboard.press("/");
      await expect(page.getByRole("searchbox", { name: "Find an inquiry" })).toBeFocused();
      await page.keyboard.type("lighthouse");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/q=lighthouse/);
      await expect(page.getByRole("rowheader", { name: /Vera/ })).toBeVisible();
      await page.getByRole("rowheader", { name: /Vera/ }).getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Vera/);
    });
  });
});

/** Reports a person's clicks and keys to the test; a script's clicks have no pointer. */
function countHands() {
  const tell = (window as unknown as { countHand: (kind: string) => void }).countHand;
  addEventListener("pointerdown", ({ isTrusted }) => isTrusted && tell("clicks"), true);
  addEventListener(
    "keydown",
    ({ key, target }) => {
      const inField = target instanceof Element && target.matches("input, textarea, select");
      if (key === "Enter" || !inField) tell("keys");
    },
    true,
  );
}
