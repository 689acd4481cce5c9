import { createHmac, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { siteOfFacts } from "~/content/site";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import { sharedSecret } from "~/core/secrets";
import { TextError } from "~/core/text-messages/text-provider";
import { formatPhone } from "~/facts/format-facts";
import { changeByLink } from "~/staff/inquiry-record/change-by-link.server";
import { phoneDigits } from "~/staff/inquiry-record/search-tokens.server";

/**
 * The visitor agrees to reminders by text message, or ends them, on the private page. `consent`: as
 * the form words it; "" ends them.
 */
export const setTextConsent = (
  app: App,
  { consent, ...byLink }: { token: string; idempotencyKey: string; consent: string },
) =>
  changeByLink(
    app,
    { ...byLink, kind: "booking", content: `texts ${consent !== ""}` },
    "visitor chose texts",
    async (_, { phone }) => {
      if (consent && (app.texts === null || !numberOf(phone))) return null;
      return { kind: "texts", detail: consent ? "on" : "off", set: { text_consent: consent } };
    },
  );

/** A typed phone number in E.164; null: it cannot get a text. Without a country it is American. */
export function numberOf(phone: string): string | null {
  const digits = phoneDigits(phone);
  if (digits.length === 10 && !/^\s*\+(?!1)/.test(phone)) return `+1${digits}`;
  return /^\s*\+[1-9]/.test(phone) && digits.length >= 7 && digits.length <= 15
    ? `+${digits}`
    : null;
}

/** Queues a reminder by text where the visitor agreed to it; called once for each reminder by mail. */
export async function queueText(
  db: Kysely<Schema>,
  about: { submissionId: string; bookingId: string; now: string },
) {
  const agreed = await db
    .selectFrom("contact_submissions")
    .select("id")
    .where("id", "=", about.submissionId)
    .where("text_consent", "!=", "")
    .executeTakeFirst();
  if (!agreed) return;
  await db
    .insertInto("text_messages")
    .values({
      id: randomUUID(),
      submission_id: about.submissionId,
      booking_id: about.bookingId,
      created_at: about.now,
      next_attempt_at: about.now,
      attempts: 0,
      state: "waiting",
      failure: "",
    })
    .execute();
}

const atATime = 20;
/** Milliseconds between two tries, and how many there are. */
const pause = 10 * 60_000;
const mostTries = 12;

/**
 * Sends the reminders by text that wait. A row is marked before its message is sent: after a crash, or
 * without an answer, it is not sent again, because two texts are worse than none beside the mail.
 */
export async function sendTexts(app: App) {
  const { db, clock, logger, texts } = app;
  if (!texts) return;
  const now = clock();
  const due = await db
    .selectFrom("text_messages")
    .select("id")
    .where("state", "=", "waiting")
    .where("next_attempt_at", "<=", now.toISOString())
    .orderBy("next_attempt_at")
    .limit(atATime)
    .execute();
  for (const { id } of due) {
    const claimed = await db
      .updateTable("text_messages")
      .set(({ eb }) => ({ state: "begun", attempts: eb("attempts", "+", 1) }))
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .returning("attempts")
      .executeTakeFirst();
    if (!claimed) continue;
    const end = (state: "sent" | "failed" | "waiting", failure = "") =>
      db
        .updateTable("text_messages")
        .set({
          state,
          failure,
          next_attempt_at: new Date(now.getTime() + pause).toISOString(),
        })
        .where("id", "=", id)
        .execute();
    const message = await compose(app, id);
    if (!message) {
      await end("failed", "obsolete");
      continue;
    }
    try {
      await texts.send(message);
      await end("sent");
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      const { code, outcome } = error;
      const isLater = outcome === "later" && claimed.attempts < mostTries;
      logger.warn({ code, outcome }, "reminder by text message was not sent");
      if (outcome === "stopped") await stopNumber(app, message.to);
      await end(isLater ? "waiting" : "failed", code);
    }
  }
}

/** Date, time and the clinic's phone; null: the appointment has changed, or no text is wanted. */
async function compose({ db, clock, currentFacts }: App, id: string) {
  const row = await db
    .selectFrom("text_messages")
    .innerJoin("bookings", "bookings.id", "text_messages.booking_id")
    .innerJoin("contact_submissions", "contact_submissions.id", "text_messages.submission_id")
    .select(["starts_at", "ends_at", "phone", "language"])
    .where("text_messages.id", "=", id)
    .where("bookings.state", "in", ["offered", "confirmed"])
    .where("reminded_at", "is not", null)
    .where("starts_at", ">", clock().toISOString())
    .where("text_consent", "!=", "")
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  const to = row && numberOf(row.phone);
  if (!to || (await isStopped(db, to))) return null;
  const facts = currentFacts();
  const { appointmentTime, textWords } = siteOfFacts(facts, row.language).words;
  const when = appointmentTime(row.starts_at, row.ends_at);
  return { to, body: textWords.reminder(when, formatPhone(facts.phones.clinic)) };
}

/**
 * Stores a forwarded STOP or START and returns the HTTP status. 200: done, or another text. 400: not
 * signed by the provider. 404: text messages are off. 503: not stored.
 */
export async function receiveText(app: App, body: string, signature: string): Promise<number> {
  const { db, logger, texts } = app;
  if (!texts) return 404;
  try {
    const { from, asks } = texts.readReply(body, signature);
    if (asks === "stop") await stopNumber(app, from);
    if (asks === "start")
      await db
        .deleteFrom("text_opt_outs")
        .where("phone_hash", "=", await phoneHash(db, from))
        .execute();
    logger.info({ asks }, "reply to a text message processed");
    return 200;
  } catch (error) {
    if (error instanceof TextError) {
      logger.warn({ code: error.code }, "reply to a text rejected; check TWILIO_AUTH_TOKEN");
      return 400;
    }
    logger.error(
      { err: error },
      "failed to store a reply to a text; the provider may send it again",
    );
    return 503;
  }
}

/** The path to which the provider forwards replies. */
export const textsPath = "/texts/reply";
export const textsPost = (app: App) => ({
  path: textsPath,
  longestBody: 64 * 1024,
  receive: (body: string, headers: Headers) =>
    receiveText(app, body, headers.get("X-Twilio-Signature") ?? ""),
});

const stopNumber = async ({ db, clock }: Pick<App, "db" | "clock">, number: string) =>
  db
    .insertInto("text_opt_outs")
    .values({ phone_hash: await phoneHash(db, number), at: clock().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const isStopped = async (db: Kysely<Schema>, number: string) =>
  (await db
    .selectFrom("text_opt_outs")
    .select("at")
    .where("phone_hash", "=", await phoneHash(db, number))
    .executeTakeFirst()) !== undefined;

const phoneHash = async (db: Kysely<Schema>, number: string) =>
  createHmac("sha256", await sharedSecret(db, "phone-key"))
    .update(phoneDigits(number))
    .digest("base64url");
