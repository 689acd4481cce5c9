import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { instantOf } from "../../../app/facts/hours/zoned-time.server";
import { timeZone } from "../../../app/facts/identity";
import { openDesk } from "../support/desk";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { clickPublish } from "../support/site-desk";
import { sendInquiry } from "../support/staff";

/** Free times are offered for a week in which the office is open. */
const week = "2031-03-05";

test.describe("the calendar, without scripts", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let reference = "";

  test("books the free time that is clicked, and shows it in its hour", async () => {
    const { site, page } = desk;
    reference = await sendInquiry(site, { firstName: "Vera", lastName: "Lund" });
    await page.goto(`/staff/inquiries/${reference}`);
    await page.getByRole("link", { name: "Choose a time" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Vera Lund");
    await page.goto(`${page.url()}&day=${week}`);
    await page.getByRole("button", { name: "Book 11 AM, Wed, Mar 5" }).click();
    const panel = page.getByRole("region", { name: "Appointment" });
    await expect(panel).toContainText("Wednesday, March 5, 11:00 AM to 11:30 AM");
    await page.goto(`/staff/calendar?day=${week}`);
    const cell = page.getByRole("row", { name: /^11 AM/ });
    await expect(cell.getByRole("link", { name: /Vera Lund/ })).toBeVisible();
  });

  test("names the overlapping appointment when a colleague was faster, and keeps the page", async () => {
    const { site, page } = desk;
    const first = await sendInquiry(site, { email: "one@visitor.example" });
    const second = await sendInquiry(site, { email: "two@visitor.example" });
    const later = await desk.context.newPage();
    for (const [one, about] of [[page, first] as const, [later, second] as const])
      await one.goto(`/staff/calendar?for=${about}&day=${week}`);
    const slot = { name: "Book 2 PM, Wed, Mar 5" };
    await page.getByRole("button", slot).click();
    await expect(page).toHaveURL(new RegExp(first));
    await later.getByRole("button", slot).click();
    await expect(later.getByRole("alert")).toContainText(
      "Ana Quill has another appointment then, 2:00 PM",
    );
    await expect(later.getByRole("button", slot)).toHaveCount(0);
    await expect(later.getByRole("button", { name: "Book 2:30 PM, Wed, Mar 5" })).toBeVisible();
    await later.close();
  });

  test("moves an appointment by choosing another time, by keyboard, on a phone", async () => {
    const { page } = desk;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/staff/calendar?for=${reference}&day=${week}`);
    await expect(page.getByText("Now: Wednesday, March 5, 11:00 AM to 11:30 AM")).toBeVisible();
    await page.getByRole("button", { name: "Book 3 PM, Wed, Mar 5" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Appointment" })).toContainText(
      "3:00 PM to 3:30 PM",
    );
  });

  test("offers free times of the length of a visit that was published", async () => {
    const { site, page } = desk;
    await page.goto("/staff/site/hours");
    await page.getByLabel("Length of a visit").selectOption({ label: "45 minutes" });
    await page.getByRole("button", { name: "Save and review" }).click();
    await clickPublish(page);
    const about = await sendInquiry(site, { email: "three@visitor.example" });
    await page.goto(`/staff/calendar?for=${about}&day=${week}`);
    await expect(page.getByLabel("Length")).toHaveValue("45");
    // Appointments of half an hour begin at 2 and at 3 PM.
    await expect(page.getByRole("button", { name: "Book 1 PM, Wed, Mar 5" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Book 2:30 PM, Wed, Mar 5" })).toHaveCount(0);
  });

  test("makes each person a feed for their own calendar, and shows its URL once", async () => {
    const { page } = desk;
    await page.goto("/staff/calendar");
    await page.getByText("Your appointments in another calendar").click();
    await page.getByRole("button", { name: "Make a private URL" }).click();
    const url = await page.getByLabel("Subscribe to this URL").inputValue();
    const feed = await page.request.get(new URL(url).pathname);
    expect(feed.headers()["content-type"]).toContain("text/calendar");
    expect(await feed.text()).toContain(reference);
    expect(await feed.text()).not.toContain("Lund");
    await page.goto("/staff/calendar");
    await expect(page.getByLabel("Subscribe to this URL")).toHaveCount(0);
  });

  test("keeps what is rarely needed in a menu, which says that printing asks for a proof", async () => {
    const { page } = desk;
    await page.goto(`/staff/calendar?day=${week}`);
    const sheet = page.getByRole("link", { name: /^Day sheet, Wed, Mar 5/ });
    await expect(sheet).toBeHidden();
    await page.locator("main summary", { hasText: "More" }).click();
    await expect(sheet).toContainText("Asks for your passkey");
    await expect(page.getByRole("link", { name: "Hours and absences" })).toBeVisible();
  });

  test("fits on a phone and on a wide screen, without axe violations", async ({ browser }) => {
    const { site } = desk;
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: await desk.context.storageState(),
    });
    const page = await context.newPage();
    for (const view of ["week", "day"]) {
      await page.goto(`/staff/calendar?for=${reference}&day=${week}&view=${view}`);
      await expectNoAxeViolations(page);
    }
    await context.close();
  });
});

test.describe("the calendar with 400 appointments in a week", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  const days = ["2031-03-03", "2031-03-04", "2031-03-05", "2031-03-06", "2031-03-07"];
  // A Saturday to a Monday around each clock change.
  const changes = [
    "2031-03-08",
    "2031-03-09",
    "2031-03-10",
    "2031-11-01",
    "2031-11-02",
    "2031-11-03",
  ];

  test.beforeAll(() => {
    const { dataDir } = desk.site;
    const people = ["Ana", "Ben Castellanos", "Dr. Cleo Featherstonehaugh-Okonkwo", "Dee", "Eli"];
    addAppointments(dataDir, { days, perDay: 80, people });
    addAppointments(dataDir, { days: changes, perDay: 1, people: ["Fay"] });
  });

  test("shows every one, by week, day and person, without scripts", async () => {
    const { page } = desk;
    await page.goto(`/staff/calendar?day=${week}`);
    // 400 from Monday to Friday, and one on each day of the weekend.
    await expect(page.getByText("402 appointments")).toBeVisible();
    await expect(page.locator("a.calendar-booking")).toHaveCount(402);
    await page.getByRole("link", { name: "Day", exact: true }).click();
    await expect(page.getByText("80 appointments")).toBeVisible();
    await page.getByLabel("With").selectOption({ label: "Ben Castellanos" });
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("16 appointments")).toBeVisible();
  });

  test("has a column for each person of a day, and on a phone a list with their names", async () => {
    const { page } = desk;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/staff/calendar?day=${week}&view=day`);
    await expect(page.getByRole("columnheader")).toHaveText([
      ...["Time (Eastern)", "Ana", "Ben Castellanos", "Dee"],
      ...["Dr. Cleo Featherstonehaugh-Okonkwo", "Eli"],
    ]);
    const links = page.locator("a.calendar-booking");
    await expect(links).toHaveCount(80);
    await expect(links.getByText("with Ben")).toHaveCount(16);
    await expect(links.getByText("with Ben").first()).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(links.getByText("with Ben").first()).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveCount(0);
    const lefts = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(lefts).size).toBe(1);
  });

  // axe has looked at both views above: with 400 appointments each run takes seconds.
  test("fits on a phone and on a wide screen, in few heights of a screen", async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: desk.site.url,
      storageState: await desk.context.storageState(),
    });
    const page = await context.newPage();
    for (const view of ["week", "day"]) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`/staff/calendar?day=${week}&view=${view}`);
      const size = () =>
        page.evaluate(() => {
          const { scrollHeight: height, scrollWidth } = document.documentElement;
          return { height, beyond: scrollWidth - innerWidth };
        });
      // 80 appointments of a day, or of its longest column, each with a target for a thumb.
      const phone = await size();
      expect(phone.height).toBeLessThan(4200);
      expect(phone.beyond).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      const wide = await size();
      expect(wide.height).toBeLessThan(3000);
      expect(wide.beyond).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

  test("works by keyboard, and the day's name covers nothing focused", async () => {
    const { page } = desk;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/staff/calendar?day=${week}`);
    const links = page.locator("a.calendar-booking");
    await links.nth(200).focus();
    await page.evaluate(() => window.scrollBy(0, 400));
    await page.keyboard.press("Shift+Tab");
    const head = await page.getByRole("columnheader").nth(1).boundingBox();
    const focused = await page.locator("a.calendar-booking:focus").boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/staff\/inquiries\/CW-/);
  });

  test("keeps 9 AM at 9 AM in the weeks of both clock changes", async () => {
    const { page } = desk;
    for (const [day, columns] of [
      ["2031-03-08", [6, 7]],
      ["2031-03-10", [1]],
      ["2031-11-01", [6, 7]],
      ["2031-11-03", [1]],
    ] as const) {
      await page.goto(`/staff/calendar?day=${day}&with=`);
      const cells = page.getByRole("row", { name: /^9 AM/ }).getByRole("cell");
      for (const column of columns)
        await expect(cells.nth(column - 1).getByText("with Fay")).toHaveCount(1);
    }
  });
});

const visitors = [
  ["Ida", "Moss"],
  ["Maximiliano-Alexander", "Fernández-Castellanos y Okonkwo"],
  ["Jo", "Li"],
  ["Bartholomew", "Featherstonehaugh"],
  ["Аннэтта", "Константинопольская"],
] as const;
const states = ["confirmed", "confirmed", "offered", "rescheduling", "came"] as const;

/**
 * Writes appointments of half an hour into the embedded database of a running site: this many on
 * each day ("YYYY-MM-DD"), every half hour from 9 AM on, with each of the people in turn.
 */
function addAppointments(
  dataDir: string,
  { days, perDay, people }: { days: readonly string[]; perDay: number; people: readonly string[] },
) {
  const db = new SQLite(join(dataDir, "site.sqlite"), { timeout: 10_000 });
  const now = new Date().toISOString();
  const person = db.prepare(
    "insert into people (id, name, email, role, created_at) values (?, ?, ?, 'clinician', ?)",
  );
  const inquiry = db.prepare(
    `insert into contact_submissions (id, created_at, reference, first_name, last_name, email, phone,
      service, message, idempotency_key, content_hash, suspected_spam, reach_by, call_window,
      no_voicemail, status)
      values (?, ?, ?, ?, ?, 'a@visitor.example', '904 555 0199', 'weight-loss', '', ?, ?, 0, '', '',
      '', 'booked')`,
  );
  const booking = db.prepare(
    `insert into bookings (id, submission_id, starts_at, ends_at, person_id, place, state, requested_time,
      sequence, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, '', 0, ?, ?)`,
  );
  db.transaction(() => {
    const ids = people.map((name) => {
      const id = randomUUID();
      person.run(id, name, `${id}@staff.example`, now);
      return id;
    });
    for (const day of days)
      for (let n = 0; n < perDay; n++) {
        const [id, half] = [randomUUID(), Math.floor(n / ids.length)];
        const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
        const time = `${String(9 + Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
        const starts = instantOf({ year, month, day: date }, time, timeZone);
        const ends = new Date(starts.getTime() + 30 * 60_000).toISOString();
        const [first, last] = visitors[n % visitors.length] ?? visitors[0];
        const reference = `CW-${id.slice(0, 4).toUpperCase()}-${id.slice(9, 11).toUpperCase()}`;
        inquiry.run(id, now, reference, first, last, id, id);
        booking.run(
          ...[randomUUID(), id, starts.toISOString(), ends, ids[n % ids.length]],
          ...[n % 3 ? "office" : "phone", states[n % states.length], now, now],
        );
      }
  })();
  db.close();
}
