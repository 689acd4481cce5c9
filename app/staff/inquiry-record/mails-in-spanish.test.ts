import { beforeEach, describe, expect, it } from "vitest";
import type { Language } from "~/content/languages";
import type { BookingRow } from "~/core/db/tables/inquiry-tables";
import { type MailKind, mailKinds } from "~/core/db/tables/mail-tables";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { type Mail, toTheClinic } from "~/core/mail/mail";
import { prepareMail } from "~/prepare-mail";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { offerTimes } from "~/staff/bookings/offer-times.server";
import { askForPayment } from "~/staff/payments/request-payment.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { facts } from "../../../tests/fixtures/test-facts";
import { sharedWords } from "../../../tests/support/shared-words";

type Written = Record<string, Mail>;

/** States of an appointment in which its mail says something else. */
const bookingStates: Partial<Record<MailKind, readonly Partial<BookingRow>[]>> = {
  "booking-to-visitor": [
    { state: "offered", sequence: 0 },
    { state: "offered", sequence: 1 },
    { state: "confirmed" },
  ],
  "booking-reminder": [{ state: "confirmed", reminded_at: "2026-03-04T14:00:00.000Z" }],
  "booking-cancelled": [{ state: "cancelled" }],
};

/** Every mail about an inquiry in this language, also those without a private link, by its name. */
async function writeAll(language: Language): Promise<Written> {
  const { app, db, receive, change } = await openTestDesk("sqlite");
  await addPeople(db, [ana]);
  const reference = await receive({ firstName: "Vera", language, wantsEstimate: "yes" });
  const { id: submissionId } = await db
    .selectFrom("contact_submissions")
    .select("id")
    .executeTakeFirstOrThrow();
  const now = app.clock().toISOString();
  const written: Written = {};
  const write = async (kind: MailKind, name: string, bookingId: string | null = null) => {
    await db.deleteFrom("outbox").execute();
    await enqueueMail(db, { submissionId, kind, now, bookingId });
    const mail = await prepareMail(
      app,
      await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow(),
    );
    if (typeof mail === "string") throw new Error(`${name} is ${mail}`);
    written[name] = mail;
  };
  await askForPayment(app, { ...change(reference), amountCents: 12_000, invoice: "" });
  await offerTimes(app, {
    ...change(reference),
    personId: ana.id,
    minutes: 30,
    place: "office",
    starts: ["2026-03-06T15:00:00.000Z"],
  });
  const writeEach = async (links: string) => {
    for (const kind of mailKinds) {
      if (links !== "" && kind === "link-to-visitor") continue;
      if (!bookingStates[kind]) await write(kind, kind + links);
    }
  };
  await writeEach("");
  await bookAppointment(app, {
    ...change(reference),
    bookingId: "",
    day: "2026-03-05",
    time: "10:00",
    minutes: 30,
    personId: ana.id,
    place: "office",
    anyway: true,
  });
  const { id: bookingId } = await db.selectFrom("bookings").select("id").executeTakeFirstOrThrow();
  const writeBookings = async (links: string) => {
    for (const [kind, states] of Object.entries(bookingStates))
      for (const [n, state] of states.entries()) {
        await db.updateTable("bookings").set(state).execute();
        await write(kind as MailKind, kind + n + links, bookingId);
      }
  };
  await writeBookings("");
  await db.updateTable("contact_submissions").set({ links_stopped_at: now }).execute();
  await writeBookings(" without a link");
  return written;
}

/** What no language translates. */
const names = [facts.name, facts.city, facts.state, "Vera", "Ana"];

const mails = {} as Record<Language, Written>;
beforeEach(async () => {
  for (const language of ["en", "es"] as const) mails[language] = await writeAll(language);
});

const toVisitor = (language: Language) =>
  Object.entries(mails[language]).filter(([, { kind }]) => !toTheClinic(kind as MailKind));

describe("every mail to a visitor who wrote in Spanish", () => {
  it("has no three words in a row of the same mail in English", () => {
    expect(new Set(Object.values(mails.es).map(({ kind }) => kind))).toEqual(new Set(mailKinds));
    for (const [name, spanish] of toVisitor("es")) {
      const [left, english] = [spanish, mails.en[name] as Mail].map(
        ({ subject, text }) => `${subject} | ${text.replaceAll(/https?:\S+/g, "|")}`,
      ) as [string, string];
      expect(sharedWords(left, english, names), name).toEqual([]);
    }
  });

  it("says its language to the mail program, and leads to the page in Spanish", () => {
    for (const [name, { html, text }] of toVisitor("es")) {
      expect(html, name).toMatch(/<html[^>]* lang="es"/);
      expect(text, name).not.toMatch(/(?<!\/es)\/inquiry\//);
      if (!name.endsWith("without a link")) expect(text, name).toContain("/es/inquiry/");
    }
    for (const [name, { html, text }] of toVisitor("en")) {
      expect(html, name).toMatch(/<html[^>]* lang="en"/);
      expect(text, name).not.toContain("/es/");
    }
  });

  it("states an appointment as the language writes times, also in its calendar file", () => {
    const { text, calendar } = mails.es["booking-to-visitor0"] as Mail;
    expect(text).toContain(
      "El jueves 5 de marzo, de 10 a. m. a 10:30 a. m. (hora del Este), en nuestro consultorio, con Ana.",
    );
    expect(calendar).toMatchObject({ filename: "cita.ics" });
    expect(calendar?.content).toContain(`SUMMARY:Cita\\, ${facts.name}`);
    const english = mails.en["booking-to-visitor0"] as Mail;
    expect(english.text).toContain(
      "Thursday, March 5, 10:00 AM to 10:30 AM (Eastern Time), at our office, with Ana.",
    );
    expect(english.calendar).toMatchObject({ filename: "appointment.ics" });
  });
});

it("a mail to the clinic stays in English, and names another language", () => {
  for (const kind of ["inquiry-to-clinic", "update-to-clinic"]) {
    const [english, spanish] = [mails.en[kind] as Mail, mails.es[kind] as Mail];
    const without = ({ text, reference }: Mail) => text.replaceAll(reference, "");
    expect(spanish.text).toContain("Language: Spanish");
    expect(without(spanish).replace("Language: Spanish\n\n", "")).toBe(without(english));
    expect(spanish.html).toContain('lang="en"');
  }
});
