import { describe, expect, it } from "vitest";
import { enterInquiryWords, languageNames } from "../app/content/en/staff/staff-queue";
import { talkWords } from "../app/content/en/staff/staff-talk";
import { fieldMessages, inquiryMessages } from "../app/content/es/form-messages";
import { inquiryStatusWords, visitorPageWords } from "../app/content/es/pages/inquiry-status";
import { paymentWords } from "../app/content/es/pages/payment";
import { bookAppointment } from "../app/staff/bookings/book-appointment.server";
import { writeEstimate } from "../app/staff/estimates/estimates.server";
import { giveEstimate } from "../app/staff/estimates/give-estimate.server";
import { issueStatusLink } from "../app/staff/inquiry-record/status-link.server";
import { askForPayment } from "../app/staff/payments/request-payment.server";
import { facts } from "./fixtures/built-site";
import { openTestDesk } from "./fixtures/desk";
import { anEstimate } from "./fixtures/functions-of-inquiries";
import { addPeople, ana } from "./fixtures/people";
import { shareBuiltServer, startBuiltServer } from "./support/built-server";
import { sharedWords } from "./support/shared-words";
import { openStaffSession } from "./support/staff-session";

const site = shareBuiltServer({ LIMIT_INQUIRIES: "100", LIMIT_PAYMENTS: "100" });

const inquiry = {
  firstName: "Vera",
  lastName: "Castellanos",
  email: "vera@visitor.example",
  phone: "904-555-0199",
  service: "aesthetics",
  message: "Por las mañanas, por favor.",
} as const;

/** Posts a form as a browser without scripts does. */
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Accept: "text/html", Origin: new URL(url).origin, ...headers },
    redirect: "manual",
  });

const pageAt = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text();

/** What a page says between its header and its footer, its elements apart. */
const saidIn = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "")
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, "")
    // Opening hours have a test of their own.
    .replace(/<table class="hours">.*?<\/table>/gs, "")
    .replace(/<\/?(?:span|strong)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " | ");

describe("the form at /es/contact without scripts", () => {
  it("shows what is wrong in Spanish, and keeps what was typed", async () => {
    const { url } = await site();
    const response = await post(`${url}/es/contact`, { ...inquiry, service: "", lastName: "" });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('<html lang="es-US">');
    expect(page).toContain(fieldMessages.noService);
    expect(page).toContain(fieldMessages.required("Apellidos"));
    expect(page).toContain(inquiry.message);
    expect(page).toContain('action="/es/contact"');
  });

  it("is answered in Spanish, with a private page at /es/inquiry", async () => {
    const { url, dataDir } = await site();
    const sent = await post(`${url}/es/contact`, inquiry);
    expect(sent.status).toBe(200);
    const thanks = await sent.text();
    expect(thanks).toContain(inquiryMessages.sent.title);
    const [, path = ""] = /href="(\/es\/inquiry\/[\w-]{32})"/.exec(thanks) ?? [];
    expect(path).not.toBe("");
    const page = await pageAt(url + path);
    expect(page).toContain(inquiryStatusWords.title);
    // The same page in English is one click away.
    expect(page).toContain(`href="${path.replace("/es", "")}" hrefLang="en"`);
    expect(page).not.toMatch(/href="\/inquiry(?!\/[\w-]{32}" hrefLang="en")/);

    const empty = await post(url + path, { do: "write", attempt: "attempt-1", message: " " });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain(visitorPageWords.conversation.missing);
    const message = { do: "write", attempt: "attempt-2", message: "¿Cuándo?" };
    const written = await post(url + path, message);
    expect([written.status, written.headers.get("location")]).toEqual([303, `${path}?done=sent`]);
    expect(await pageAt(`${url}${path}?done=sent`)).toContain(visitorPageWords.conversation.sent);

    const { Cookie } = openStaffSession(dataDir, { name: "Ana" });
    const queue = await pageAt(`${url}/staff`, { Cookie });
    expect(queue).toMatch(/class="queue-why">.*?Spanish/s);
    const [, reference = ""] = /class="reference">([\w-]+)</.exec(thanks) ?? [];
    const desk = `${url}/staff/inquiries/${reference}`;
    expect(await pageAt(desk, { Cookie })).toContain(talkWords.noticesIn(languageNames.es));
    const change = { do: "language:en", attempt: "attempt-3" };
    expect((await post(desk, change, { Cookie })).status).toBe(303);
    const changed = await pageAt(desk, { Cookie });
    expect(changed).not.toContain(talkWords.noticesIn(languageNames.es));
    expect(changed).toContain('value="language:es"');
    const form = await pageAt(`${url}/staff/new`, { Cookie });
    expect(form).toContain(enterInquiryWords.language);
    expect(form).toMatch(/<input[^>]*checked=""[^>]*value="en"/);
  });

  it("says how the clinic answers; the English form says nothing of it", async () => {
    const { url } = await site();
    const [spanish, english] = await Promise.all(
      ["/es/contact", "/contact"].map((path) => pageAt(url + path)),
    );
    const intros = (page = "") => page.match(/class="form-intro"/g)?.length;
    expect([intros(spanish), intros(english)]).toEqual([2, 1]);
  });
});

describe("a payment from the Spanish form", () => {
  it.each([
    ["pay", "paid"],
    ["cancel", "cancelled"],
  ] as const)("stays in Spanish to its end: %s", async (choice, outcome) => {
    const { url } = await site();
    const started = await post(`${url}/es/payment`, { amount: "12.50", invoice: "77" });
    expect(started.status).toBe(303);
    const checkout = started.headers.get("location") ?? "";
    expect(checkout).toMatch(/^\/es\/payment\/test-checkout\/\w+$/);
    expect(await pageAt(url + checkout)).toContain("Factura 77: Pago a");
    const paid = await post(url + checkout, { choice });
    const path = paid.headers.get("location") ?? "";
    expect(path).toMatch(/^\/es\/payment\/return\?payment=/);
    const page = await pageAt(url + path);
    expect(page).toContain(paymentWords(facts).outcome[outcome].heading);
    if (choice === "pay") {
      const text = page.replace(/<[^>]*>/g, "");
      expect(text).toMatch(/\d+ de \p{L}+ de \d{4}, \d+(:\d\d)?\s[ap]\.\sm\./u);
      return;
    }
    const again = await post(url + path, {});
    expect(again.headers.get("location")).toMatch(/^\/es\/payment\?again=/);
    const form = await pageAt(url + (again.headers.get("location") ?? ""));
    expect(form).toMatch(/name="invoice"[^>]*value="77"|value="77"[^>]*name="invoice"/);
    expect(form).not.toContain("Pago a");
  });

  it("leads to the same pages by the form's script", async () => {
    const { url } = await site();
    const response = await post(`${url}/es/payment.json`, { amount: "20", attempt: "by-script-1" });
    expect(await response.json()).toMatchObject({
      outcome: "started",
      url: expect.stringMatching(/^\/es\/payment\/test-checkout\//),
    });
  });
});

describe("the private page of a visitor who wrote in Spanish", () => {
  it("has no three words in a row of the same page in English, nor has its estimate", async () => {
    const { app, db, clock, close, dataDir, receive, change } = await openTestDesk("sqlite");
    clock.set(new Date().toISOString());
    await addPeople(db, [ana]);
    const reference = await receive({ ...inquiry, language: "es", wantsEstimate: "yes" });
    const { id } = await db
      .selectFrom("contact_submissions")
      .select("id")
      .executeTakeFirstOrThrow();
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const visit = { day, time: "10:00", minutes: 30, place: "office", anyway: true } as const;
    await bookAppointment(app, { ...change(reference), ...visit, bookingId: "", personId: ana.id });
    await askForPayment(app, { ...change(reference), amountCents: 12_000, invoice: "" });
    const input = { ...change(reference), estimate: anEstimate };
    const written = await writeEstimate(app, input);
    if (written === "missing") throw new Error("not written");
    await giveEstimate(app, { ...change(reference), id: written.id, how: "page" });
    const token = await issueStatusLink(db, id, clock.now());
    await close();
    const { url } = await startBuiltServer({ DATA_DIR: dataDir });
    const names = [facts.name, facts.legalName, facts.city, "Ana", "Vera"];
    const [english = "", spanish = ""] = await Promise.all(
      ["", "/es"].map((prefix) => pageAt(`${url}${prefix}/inquiry/${token}`)),
    );
    expect(saidIn(spanish)).toMatch(/El \p{L}+ \d+ de \p{L}+, de 10 a\. m\. a 10:30 a\. m\./u);
    expect(sharedWords(saidIn(spanish), saidIn(english), names)).toEqual([]);
    const paper = await pageAt(`${url}/es/inquiry/${token}/estimates/${written.id}`);
    expect(paper).toContain('<html lang="es-US">');
    const shown = await pageAt(`${url}/inquiry/${token}/estimates/${written.id}`);
    expect(shown).toContain('<div lang="es-US">');
    const gone = await fetch(`${url}/es/inquiry/${token}/estimates/none`, { redirect: "manual" });
    expect(gone.headers.get("location")).toBe(`/es/inquiry/${token}`);
  });
});
