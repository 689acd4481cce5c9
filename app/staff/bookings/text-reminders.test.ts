import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { textWords } from "~/content/en/pages/inquiry-status";
import type { Language } from "~/content/languages";
import { isSigned, makeTwilio } from "~/core/text-messages/twilio";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { startFakeTwilio } from "../../../tests/fakes/fake-twilio";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";
import { bookAppointment } from "./book-appointment.server";
import { queueReminders } from "./booking-mail.server";
import { numberOf, receiveText, sendTexts, setTextConsent } from "./text-reminders.server";

const accountSid = `AC${"0".repeat(32)}`;
const authToken = "12345";
const replyUrl = "https://clinic.example/texts/reply";

/** An appointment tomorrow of a visitor who agreed to texts; it is the evening before, at 9 AM. */
async function start(engine: Engine, { agrees = true, language = "en" as Language } = {}) {
  const desk = await openTestDesk(engine);
  const twilio = await startFakeTwilio();
  const settings = { accountSid, authToken, from: "+19045550100", apiUrl: twilio.url };
  const app = { ...desk.app, texts: makeTwilio(settings, replyUrl) };
  await addPeople(desk.db, [ana]);
  const reference = await desk.receive({ firstName: "Marisol", phone: "(904) 555-0123", language });
  const booked = { day: "2026-03-04", time: "10:00", minutes: 30, place: "phone" } as const;
  const made = await bookAppointment(app, {
    ...desk.change(reference),
    ...booked,
    bookingId: "",
    personId: ana.id,
    anyway: true,
  });
  expect(made).toBe("changed");
  const { id } = await desk.db
    .selectFrom("contact_submissions")
    .select("id")
    .executeTakeFirstOrThrow();
  const choose = async (wanted: boolean) => {
    const token = (await issueStatusLink(desk.db, id, app.clock())) ?? "";
    const consent = wanted ? textWords.consent : "";
    return setTextConsent(app, { token, idempotencyKey: `texts-${wanted}`, consent });
  };
  if (agrees) expect(await choose(true)).toBe("changed");
  desk.clock.advance({ hours: 24 });
  const remind = async () => {
    await queueReminders(app);
    await sendTexts(app);
  };
  /** A reply that the provider forwards and signs. */
  const reply = (fields: Record<string, string>, token = authToken) => {
    const body = new URLSearchParams({ From: "+19045550123", ...fields });
    const text =
      replyUrl +
      [...body]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flat()
        .join("");
    const signature = createHmac("sha1", token).update(text).digest("base64");
    return receiveText(app, String(body), signature);
  };
  const states = () => desk.db.selectFrom("text_messages").select(["state", "failure"]).execute();
  return { ...desk, app, twilio, choose, remind, reply, states };
}

describe.each(engines)("a reminder by text message on %s", (engine) => {
  it("goes once to a visitor who agreed, and holds date, time and the clinic's phone", async () => {
    const { db, twilio, remind } = await start(engine);
    const consent = await db.selectFrom("contact_submissions").select("text_consent").execute();
    expect(consent[0]?.text_consent).toMatch(/^Text me .* STOP/);
    await remind();
    await remind();
    expect(twilio.asked).toHaveLength(1);
    const [{ path, authorization, form }] = twilio.asked as [(typeof twilio.asked)[number]];
    expect(path).toBe(`/2010-04-01/Accounts/${accountSid}/Messages.json`);
    const credentials = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
    expect(authorization).toBe(`Basic ${credentials}`);
    expect(form.get("To")).toBe("+19045550123");
    expect(form.get("From")).toBe("+19045550100");
    const body = form.get("Body") ?? "";
    expect(body).toMatch(/March 4.*10:00.*\(\d{3}\) \d{3}-\d{4}.*STOP/);
    expect(body).not.toMatch(/Marisol|CW-/);
  });

  it("is in the language of the inquiry, with its time and the consent as it was worded", async () => {
    const { twilio, remind } = await start(engine, { language: "es" });
    await remind();
    const body = twilio.asked[0]?.form.get("Body") ?? "";
    expect(body).toContain("cita: miércoles 4 de marzo, de 10 a. m. a 10:30 a. m. (hora del Este)");
    expect(body).toMatch(/Llame al \(\d{3}\) \d{3}-\d{4}\. Responda STOP/);
    // Another space than these would double the number of parts.
    expect(body).not.toMatch(/[^\S ]/);
  });

  it("ends with STOP for the number, and begins again with START", async () => {
    const { reply, remind, twilio, states } = await start(engine);
    expect(await reply({ Body: " stop " })).toBe(200);
    await remind();
    expect(twilio.asked).toEqual([]);
    expect(await states()).toEqual([{ state: "failed", failure: "obsolete" }]);
    const again = await start(engine);
    await again.reply({ Body: "Baja", OptOutType: "STOP" });
    await again.reply({ Body: "START" });
    await again.remind();
    expect(again.twilio.asked).toHaveLength(1);
  });
});

describe("a reminder by text message", () => {
  it("is not sent to a visitor who did not agree, or has ended it", async () => {
    const without = await start("sqlite", { agrees: false });
    await without.remind();
    expect(await without.states()).toEqual([]);
    const { choose, remind, twilio } = await start("sqlite");
    await choose(false);
    await remind();
    expect(twilio.asked).toEqual([]);
  });

  it("is tried later when it was not taken, and never again without an answer", async () => {
    const { remind, twilio, clock, states } = await start("sqlite");
    twilio.answerNext({ status: 429 }, "drop");
    await remind();
    expect(await states()).toMatchObject([{ state: "waiting", failure: "429" }]);
    clock.advance({ minutes: 11 });
    await remind();
    expect(await states()).toMatchObject([{ state: "failed" }]);
    clock.advance({ minutes: 11 });
    await remind();
    expect(twilio.asked).toHaveLength(2);
  });

  it("stops when the provider says that the number has stopped", async () => {
    const { db, remind, twilio, states } = await start("sqlite");
    twilio.answerNext({ status: 400, body: { code: 21610, message: "unsubscribed" } });
    await remind();
    expect(await states()).toEqual([{ state: "failed", failure: "21610" }]);
    const stopped = await db.selectFrom("text_opt_outs").selectAll().execute();
    expect(stopped).toHaveLength(1);
    expect(JSON.stringify(stopped)).not.toContain("5550123");
  });

  it("is not stopped by a reply that the provider did not sign", async () => {
    const { app, reply, remind, twilio, lines } = await start("sqlite");
    expect(await reply({ Body: "STOP" }, "another")).toBe(400);
    expect(await receiveText(app, "From=%2B19045550123&Body=STOP", "")).toBe(400);
    expect(await receiveText({ ...app, texts: null }, "", "")).toBe(404);
    await remind();
    expect(twilio.asked).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain("5550123");
  });
});

it("a signature is right by the example in the provider's documentation", () => {
  const fields = new URLSearchParams({
    CallSid: "CA1234567890ABCDE",
    Caller: "+14158675309",
    Digits: "1234",
    From: "+14158675309",
    To: "+18005551212",
  });
  const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
  const signature = "RSOYDt4T1cUTdK1PDd93/VVr8B8=";
  expect(isSigned({ url, fields, signature, authToken })).toBe(true);
  expect(isSigned({ url, fields, signature: `${signature}A`, authToken: "other" })).toBe(false);
});

it.each([
  ["(904) 555-0123", "+19045550123"],
  ["1-904-555-0123", "+19045550123"],
  ["+49 30 1234567", "+49301234567"],
  ["555-0123", null],
])("the number %s is texted as %s", (typed, number) => expect(numberOf(typed)).toBe(number));
