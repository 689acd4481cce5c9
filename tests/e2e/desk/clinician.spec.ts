import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { staffWords } from "../../../app/content/en/staff/staff";
import { type Permission, permissions } from "../../../app/staff/frame/permissions";
import { openStaffSession } from "../../support/staff-session";
import { openDesk } from "../support/desk";
import { findAxeViolations } from "../support/find-axe-violations";
import { sendInquiry, signInToDesk } from "../support/staff";

/** Free times are offered for a week in which the office is open. */
const week = "2031-03-05";
const { heading } = staffWords.refused.outsideRole;

/** Actions on one inquiry, page by page and action by action. */
const ofInquiries = Object.entries(permissions as Record<string, Record<string, Permission>>)
  .filter(([path]) => path.startsWith("/staff/inquiries/:reference"))
  .flatMap(([path, row]) => Object.keys(row).map((action) => [path, action] as const));

test.describe("a clinician at the desk, without scripts", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let page: Page;
  let own = "";
  let others = "";
  let clinicianId = "";
  let headers: Record<string, string>;

  const refused = async (answer: Awaited<ReturnType<APIRequestContext["get"]>>, where: string) => {
    expect(answer.status(), where).toBe(403);
    const text = await answer.text();
    // A script's request is refused without a page.
    if (!where.includes(".json")) expect(text, where).toContain(heading);
    expect(text, where).not.toContain("Secretperson");
  };

  test.beforeAll(async ({ browser }) => {
    const { site } = desk;
    own = await sendInquiry(site, { firstName: "Vera", email: "vera@visitor.example" });
    others = await sendInquiry(site, {
      lastName: "Secretperson",
      email: "other@visitor.example",
      phone: "904 555 0155",
    });
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const { person } = await signInToDesk(context, site, { name: "Cleo", role: "clinician" });
    clinicianId = person.id;
    const { Cookie } = openStaffSession(site.dataDir, { name: "Cleo", role: "clinician" });
    headers = { Cookie, Origin: site.url, Accept: "text/html" };
    page = await context.newPage();
    await desk.page.goto(`/staff/inquiries/${own}`);
    await desk.page.getByRole("button", { name: "Cleo" }).click();
  });
  test.afterAll(() => page.context().close());

  test("sees their own inquiries, and pages of their role only", async () => {
    await page.goto("/staff");
    const links = page.getByRole("navigation", { name: staffWords.navigation.label });
    await expect(links.getByRole("link")).toHaveText([
      /^Queue/,
      "Calendar",
      "All inquiries",
      "New",
    ]);
    await expect(page.getByRole("link", { name: "Vera Okonkwo" })).toBeVisible();
    await expect(page.getByText("Secretperson")).toHaveCount(0);
    for (const path of ["/staff/inquiries", "/staff/inquiries?q=Secretperson", "/staff/calendar"]) {
      await page.goto(path);
      await expect(page.getByText("Secretperson")).toHaveCount(0);
    }
    await page.goto("/staff/payments");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText("This is for: Owner, Desk")).toBeVisible();
  });

  test("answers an inquiry of theirs and books it with themselves, by keyboard", async () => {
    await page.goto("/staff");
    await page.getByRole("link", { name: "Vera Okonkwo" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Nobody" })).toHaveCount(0);
    await page.getByLabel("Write to the visitor").fill("Which day suits you?");
    await page.getByRole("button", { name: "Send", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("region", { name: "Conversation" }).getByText("Which day suits you?"),
    ).toBeVisible();
    await page.getByRole("link", { name: "Choose a time" }).click();
    // A choice of one is none.
    await expect(page.getByLabel("With")).toHaveCount(0);
    await page.goto(`${page.url()}&day=${week}`);
    await page.getByRole("button", { name: "Book 11 AM, Wed, Mar 5" }).click();
    await expect(page.getByRole("region", { name: "Appointment" })).toContainText("with Cleo");
    await page.goto(`/staff/calendar?day=${week}`);
    await expect(page.getByRole("link", { name: /Vera Okonkwo/ })).toBeVisible();
    await page.goto(`/staff/inquiries/${own}/offer`);
    await expect(page.getByLabel("With")).toHaveCount(0);
    await page.getByRole("button", { name: /^Offer \d+ times?$/ }).click();
    await expect(page.getByRole("heading", { name: "Offered times" })).toBeVisible();
  });

  test("gets 403 for somebody else's inquiry, page by page and action by action", async ({
    request,
  }) => {
    const { site } = desk;
    for (const reference of [others, "CW-NONE-00"])
      for (const [path, action] of ofInquiries) {
        const url = site.url + path.replace(":reference", reference);
        const answer = await (action === "see"
          ? request.get(url, { headers })
          : request.post(url, { headers, form: { do: action, attempt: "attempt-1234" } }));
        await refused(answer, `${path} ${action} ${reference}`);
      }
    const slot = { do: "book", attempt: "attempt-1234", start: `${week}T12:00` };
    const form = { ...slot, minutes: "30", place: "phone", booking: "" };
    const calendar = `${site.url}/staff/calendar`;
    await refused(await request.get(`${calendar}?for=${others}`, { headers }), "the calendar");
    const taking = { ...form, for: others, with: clinicianId };
    await refused(await request.post(calendar, { headers, form: taking }), "a time for it");
    // Their own inquiry, with somebody else.
    const { person } = openStaffSession(site.dataDir, { name: "Ana Quill" });
    const sending = { ...form, for: own, with: person.id };
    await refused(await request.post(calendar, { headers, form: sending }), "another's time");
    const url = `${site.url}/staff/inquiries/${own}`;
    const booking = await request.post(`${url}/booking`, {
      headers,
      form: { ...form, day: week, time: "12:00", with: person.id },
    });
    await refused(booking, "another's appointment");
    const offer = { ...form, do: "offer", with: person.id, start: "2031-03-05T17:00:00.000Z" };
    await refused(await request.post(`${url}/offer`, { headers, form: offer }), "another's times");
    await desk.page.goto(`/staff/inquiries/${others}`);
    const history = desk.page.getByRole("region", { name: staffWords.inquiry.history });
    await expect(history.getByRole("listitem")).toHaveCount(0);
  });

  test("loses an inquiry that is assigned to somebody else, and keeps appointments with them", async () => {
    const kept = await sendInquiry(desk.site, { email: "kept@visitor.example" });
    await desk.page.goto(`/staff/inquiries/${kept}`);
    await desk.page.getByRole("button", { name: "Cleo" }).click();
    await page.goto(`/staff/inquiries/${kept}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Okonkwo");
    await desk.page.getByRole("button", { name: "Nobody" }).click();
    await page.goto(`/staff/inquiries/${kept}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await desk.page.goto(`/staff/inquiries/${own}`);
    await desk.page.getByRole("button", { name: "Nobody" }).click();
    await page.goto(`/staff/inquiries/${own}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Vera Okonkwo");
  });

  test("reads nothing of a joined inquiry that is somebody else's, on its page or by its script", async ({
    request,
  }) => {
    const { site } = desk;
    const { Cookie } = openStaffSession(site.dataDir, { name: "Ana Quill" });
    const change = async (reference: string, form: Record<string, string>) => {
      const answer = await request.post(`${site.url}/staff/inquiries/${reference}`, {
        headers: { ...headers, Cookie },
        maxRedirects: 0,
        form: { attempt: "attempt-joined", ...form },
      });
      expect(answer.status(), form.do).toBe(303);
    };
    const hers = await sendInquiry(site, { email: "hers@visitor.example" });
    await desk.page.goto(`/staff/inquiries/${hers}`);
    await desk.page.getByRole("button", { name: "Cleo" }).click();
    // Whoever replies has the other one; the joined one becomes a part of it.
    await change(others, { do: "write", answer: "A reply to the joined one" });
    await change(others, { do: `join:${hers}` });
    const read = async (path: string, as: typeof headers) =>
      (await request.get(`${site.url}/staff/inquiries/${path}`, { headers: as })).text();
    for (const part of ["", "/conversation.json?shown="]) {
      for (const reference of [hers, others])
        expect(await read(reference + part, headers)).not.toMatch(/joined one|Secretperson/);
      const desks = await read(others + part, { ...headers, Cookie });
      expect(desks.includes("A reply to the joined one"), part).toBe(true);
    }
    await change(others, { do: `separate:${hers}` });
  });

  test("is a role that an owner gives, when inviting and later", async () => {
    const owner = desk.page;
    await owner.goto("/staff/people");
    await owner.getByLabel("Email").fill("doc@clinic.example");
    await owner.getByRole("radio", { name: /^Clinician/ }).check();
    await owner.getByRole("button", { name: "Invite" }).click();
    await expect(owner.getByText("doc@clinic.example").first()).toBeVisible();
    await owner.goto("/staff/people");
    await owner.getByRole("link", { name: "Cleo" }).click();
    await expect(owner.getByRole("radio", { name: /^Clinician/ })).toBeChecked();
    await owner.getByRole("radio", { name: /^Desk/ }).check();
    await owner.getByRole("button", { name: "Change role" }).click();
    await page.goto(`/staff/inquiries/${others}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Secretperson");
    await owner.getByRole("radio", { name: /^Clinician/ }).check();
    await owner.getByRole("button", { name: "Change role" }).click();
    await page.goto(`/staff/inquiries/${others}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });

  test("has pages without axe violations, with scripts, on a phone and a wide screen", async ({
    browser,
  }) => {
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ baseURL: desk.site.url, storageState });
    const withScripts = await context.newPage();
    for (const width of [390, 1440]) {
      await withScripts.setViewportSize({ width, height: 900 });
      for (const path of ["/staff", `/staff/inquiries/${own}`, `/staff/calendar?day=${week}`]) {
        await withScripts.goto(path);
        expect(await findAxeViolations(withScripts)).toEqual([]);
      }
    }
    await context.close();
  });
});
