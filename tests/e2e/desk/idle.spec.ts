import { join } from "node:path";
import { expect, type Page, type Request, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { staffSignInWords } from "../../../app/content/en/staff/staff-sign-in";
import { talkWords } from "../../../app/content/en/staff/staff-talk";
import { permissions } from "../../../app/staff/frame/permissions";
import { openDeskWithInquiry } from "../support/desk";
import { signInToDesk } from "../support/staff";
import { storePayment } from "../support/stored-payment";

/** Pages that redirect at once. */
const redirects = ["/staff/next", "/staff/confirm"];

/** Polls of these pages' scripts. */
const polls: Record<string, RegExp> = {
  "/staff": /queue\.json/,
  "/staff/inquiries": /queue\.json/,
  "/staff/inquiries/:reference": /conversation\.json/,
};

const pages = Object.keys(permissions).filter(
  (path) => !/\.(json|csv)$/.test(path) && !redirects.includes(path),
);

test.describe("an unattended page of the desk", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDeskWithInquiry();
  test.beforeAll(() => storePayment(desk.site.dataDir, { reference: desk.reference }));

  const addressOf = (path: string) =>
    path
      .replace(":reference", desk.reference)
      .replace(":person", desk.personId)
      .replace(":slug", "semaglutide")
      .replace(":group", "contact")
      .replace(":version", "1")
      .replace("*", "about");

  function withDatabase<Result>(work: (db: SQLite.Database) => Result): Result {
    const db = new SQLite(join(desk.site.dataDir, "site.sqlite"), { timeout: 10_000 });
    try {
      return work(db);
    } finally {
      db.close();
    }
  }
  /** Moves the last activity of every session back. */
  function setLastSeen(minutesAgo: number): string {
    const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    withDatabase((db) => db.prepare("update staff_sessions set last_seen_at = ?").run(at));
    return at;
  }
  const lastSeen = () =>
    withDatabase((db) =>
      db.prepare("select distinct last_seen_at as at from staff_sessions").all(),
    );

  /**
   * Advances the page's time by `ms`, and waits for the responses to all requests that its scripts
   * then made.
   */
  async function letPass(page: Page, ms: number) {
    const requests: Request[] = [];
    const note = (request: Request) => void requests.push(request);
    page.on("request", note);
    await page.clock.runFor(ms);
    page.off("request", note);
    await Promise.all(requests.map((request) => request.response().catch(() => null)));
  }

  test("does not extend the session by its scripts' requests, on any page", async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await signInToDesk(context, desk.site);
    await page.clock.install();
    for (const path of pages) {
      await page.goto(desk.site.url + addressOf(path));
      const at = setLastSeen(10);
      const polled = polls[path];
      if (polled) {
        const poll = page.waitForResponse(polled);
        await letPass(page, 21_000);
        expect((await poll).status()).toBe(200);
      } else await letPass(page, 61_000);
      expect(lastSeen(), path).toEqual([{ at }]);
    }
  });

  test("extends the session while a reply is typed, but not by the draft’s page alone", async ({
    page,
    context,
  }) => {
    await signInToDesk(context, desk.site);
    await page.clock.install();
    await page.goto(desk.site.url + addressOf("/staff/inquiries/:reference"));
    const at = setLastSeen(10);
    const saved = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByLabel(talkWords.label).fill("Dear");
    expect((await saved).status()).toBe(200);
    expect(lastSeen()).not.toEqual([{ at }]);
    // The page saves the draft once.
    const again = setLastSeen(10);
    await letPass(page, 61_000);
    expect(lastSeen()).toEqual([{ at: again }]);
  });

  for (const path of ["/staff", "/staff/inquiries/:reference"])
    test(`redirects to the sign-in once the session has ended: ${path}`, async ({
      page,
      context,
    }) => {
      await signInToDesk(context, desk.site);
      await page.clock.install();
      await page.goto(desk.site.url + addressOf(path));
      await letPass(page, 61_000);
      setLastSeen(16);
      await page.clock.fastForward(14 * 60_000);
      await expect(page).toHaveURL(/\/staff\/sign-in\?/);
      await expect(page.getByRole("status")).toHaveText(staffSignInWords.ended);
    });
});
