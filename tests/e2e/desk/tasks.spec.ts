import { expect, type Page, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { closeInquiry, sendInquiry, signInToDesk } from "../support/staff";

/**
 * Staff's common tasks, and the number of clicks that each takes. Opening the page on which a task
 * begins, typing, and keys are not counted.
 */
test.describe("a person at the desk", () => {
  const desk = openDesk("Ana Quill");
  let page: Page;
  let clicks = 0;
  let reference = "";

  test.beforeAll(async ({ browser }) => {
    const { site } = desk;
    const vera = { firstName: "Vera", email: "vera@visitor.example" };
    reference = await sendInquiry(site, { ...vera, message: "Near the lighthouse" });
    await sendInquiry(site, { ...vera, lastName: "Quist" });
    const colleague = await browser.newContext();
    await signInToDesk(colleague, site, { name: "Ben Teal", role: "desk" });
    await colleague.close();
    await desk.page.goto("/staff/answers");
    await desk.page.getByText("Add an answer").click();
    await desk.page.getByLabel("Name").fill("Parking");
    await desk.page.getByLabel("Text").fill("Park behind the house.");
    await desk.page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(desk.page.getByText("Saved.")).toBeVisible();

    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
    });
    await context.addCookies(await desk.context.cookies());
    page = await context.newPage();
    await page.exposeFunction("countClick", () => clicks++);
    await page.addInitScript(() => {
      const { countClick } = window as unknown as { countClick: () => void };
      addEventListener("pointerdown", () => countClick(), true);
    });
  });
  test.afterAll(() => page?.context().close());

  const open = () => page.goto(`/staff/inquiries/${reference}`);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const message = () => page.getByLabel("Write to the visitor");

  type Step = () => Promise<unknown>;
  const tasks: Record<string, [clicks: number, begin: Step, walk: Step]> = {
    "sees what came in": [
      0,
      () => page.goto("/staff"),
      () => page.getByText("New").first().waitFor(),
    ],
    "takes what is next": [1, () => page.goto("/staff"), () => button("Take the next one").click()],
    "gives it to a colleague": [1, open, () => button("Ben Teal").click()],
    "follows up tomorrow": [1, open, () => button("Tomorrow").click()],
    "notes what came of a call": [1, open, () => button("Reached").click()],
    "joins the same person": [1, open, () => page.getByRole("button", { name: /^Join/ }).click()],
    "writes to the visitor": [
      1,
      async () => {
        await open();
        await message().fill("Which day suits you?");
      },
      () => button("Send").click(),
    ],
    "uses a ready answer": [
      1,
      async () => {
        await open();
        await message().focus();
      },
      async () => {
        await page.keyboard.type("/park");
        await page.keyboard.press("Enter");
        await button("Send").click();
      },
    ],
    "books a time": [
      2,
      open,
      async () => {
        const panel = page.getByRole("region", { name: "Appointment" });
        await panel.locator("summary").click();
        await panel.getByLabel("Day").fill("2031-03-05");
        await panel.getByLabel(/^Time/).fill("11:00");
        await panel.getByRole("button", { name: "Book", exact: true }).click();
      },
    ],
    "finds a word of a message": [
      1,
      () => page.goto("/staff"),
      async () => {
        await page.getByRole("searchbox").click();
        await page.keyboard.type("lighthouse");
        await page.keyboard.press("Enter");
      },
    ],
    "closes it with what came of it": [2, open, () => closeInquiry(page, "No answer")],
  };

  /** What the page says once a task is done. */
  const done: Record<string, string | RegExp> = {
    "sees what came in": "Near the lighthouse",
    "finds a word of a message": "1 inquiry",
  };

  for (const [task, [expected, begin, walk]] of Object.entries(tasks))
    test(`${task}, clicks: ${expected}`, async () => {
      await begin();
      clicks = 0;
      await walk();
      await expect(page.getByText(done[task] ?? "Saved.").first()).toBeVisible();
      expect(clicks).toBe(expected);
    });
});
