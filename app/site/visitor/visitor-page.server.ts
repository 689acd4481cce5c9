import { randomUUID } from "node:crypto";
import type { App } from "~/core/app";
import { storable } from "~/core/db/schema";
import { forgetAttempts, mostWrongTries, takeAttempt } from "~/core/limits/attempt-limit";
import { enqueueUpdateToClinic } from "~/core/mail/enqueue-mail";
import { theVisitor } from "~/core/sessions/people";
import { hasRedFlag } from "~/facts/red-flags";
import { readOffer } from "~/staff/bookings/offer-times.server";
import { comingBookings } from "~/staff/bookings/read-bookings.server";
import { type TimeWords, timesToBookAlone } from "~/staff/bookings/self-booking.server";
import { messagesOf } from "~/staff/conversation/conversation.server";
import { estimatesForVisitor } from "~/staff/estimates/give-estimate.server";
import { changeByLink, inQuarterHour } from "~/staff/inquiry-record/change-by-link.server";
import { indexText, phoneDigits, plainWord } from "~/staff/inquiry-record/search-tokens.server";
import { findLink, readInquiryStatus } from "~/staff/inquiry-record/status-link.server";
import { requestsForVisitor } from "~/staff/payments/request-payment.server";

const day = 86_400_000;
const triesOfLink = inQuarterHour("status-link", 5);
const triesOfVisitor = inQuarterHour("status-visitor", 10);

/**
 * The page of a private link; null: unknown or withdrawn link, or its inquiry is gone. "verify": the
 * link was unused for long, and requires details that only the visitor knows.
 */
export async function readVisitorPage(app: App, token: string, words?: TimeWords) {
  const { db, clock } = app;
  const { cancellationHours } = app.currentFacts().figures;
  const noticed = new Date(clock().getTime() + cancellationHours * 3_600_000).toISOString();
  const link = await findLink(db, token, clock());
  if (!link) return null;
  if (link.rests) return { access: "verify" } as const;
  // Updated once a day at most.
  if (link.last_used_at === null || link.idle > day) await markUsed(app, link.token_hash);
  const messages = await messagesOf(db, link, theVisitor, { withFirst: false });
  const newest = messages.findLast(({ author }) => author === "visitor");
  return {
    access: "open",
    reference: link.reference,
    status: await readInquiryStatus(db, link),
    messages,
    /** The visitor's newest message has one of the clinic's red flags. */
    isUrgent: newest !== undefined && hasRedFlag(newest.body, app.currentFacts().redFlags),
    bookings: (await comingBookings(db, link.id, clock())).map((booking) => ({
      ...booking,
      /** There is less time left than the notice for canceling without losing the fees. */
      isLate: booking.startsAt < noticed,
    })),
    offer: await offeredTimes(app, link.id),
    free: await timesToBookAlone(app, link.id, words),
    estimates: await estimatesForVisitor(db, link.id),
    payments: await requestsForVisitor(db, link.id),
    /** Whether the visitor gets reminders by text; null where there are none. */
    texts: app.texts ? link.text_consent !== "" : null,
  } as const;
}

/** The open offer as the visitor sees it: the times that are still free. */
async function offeredTimes(app: App, submissionId: string) {
  const offer = await readOffer(app, submissionId);
  if (!offer) return null;
  const { id, person, place, times } = offer;
  return { id, person, place, times: times.filter(({ isFree }) => isFree) };
}

export type OpenVisitorPage = Extract<
  Awaited<ReturnType<typeof readVisitorPage>>,
  { access: "open" }
>;

/**
 * Re-authenticates the visitor of an old link by last name and digits of the phone number.
 * `visitor`: the `visitorKeyContext`; tries are counted per visitor and per link.
 */
export async function verifyVisitor(
  app: App,
  {
    token,
    digits,
    lastName,
    visitor,
  }: { token: string; digits: string; lastName: string; visitor: string },
): Promise<"right" | "wrong" | "too-many" | "gone"> {
  const { db, clock, logger } = app;
  const link = await findLink(db, token, clock());
  if (!link) return "gone";
  const own = await takeAttempt(app, triesOfLink, link.token_hash);
  const visitorAttempt = await takeAttempt(app, triesOfVisitor, visitor);
  if (!own.allowed || !visitorAttempt.allowed) {
    logger.warn({ visitor }, "private link refused: too many tries");
    return "too-many";
  }
  if (!matchesVisitor(link, { digits, lastName })) {
    if (!(await countWrongTry(app, link.token_hash))) return "wrong";
    logger.warn({ reference: link.reference }, "private link withdrawn: too many wrong tries");
    return "gone";
  }
  await forgetAttempts(db, triesOfLink, link.token_hash);
  await markUsed(app, link.token_hash);
  return "right";
}

/**
 * Whether name and digits match the inquiry. A stored name or phone without letters or digits never
 * matches.
 */
function matchesVisitor(
  stored: { phone: string; last_name: string },
  typed: { digits: string; lastName: string },
) {
  const digits = phoneDigits(stored.phone).slice(-4);
  const name = plainWord(stored.last_name);
  if (digits.length < 4 || name === "") return false;
  return digits === phoneDigits(typed.digits).slice(-4) && name === plainWord(typed.lastName);
}

/** Counts a wrong try; true when it was the last one, which withdraws the link. */
async function countWrongTry({ db, clock }: App, tokenHash: string): Promise<boolean> {
  const { wrong_tries: wrong } = await db
    .updateTable("status_links")
    .set(({ eb }) => ({ wrong_tries: eb("wrong_tries", "+", 1) }))
    .where("token_hash", "=", tokenHash)
    .returning("wrong_tries")
    .executeTakeFirstOrThrow();
  if (wrong < mostWrongTries) return false;
  await db
    .updateTable("status_links")
    .set({ withdrawn_at: clock().toISOString() })
    .where("token_hash", "=", tokenHash)
    .execute();
  return true;
}

const markUsed = ({ db, clock }: App, tokenHash: string) =>
  db
    .updateTable("status_links")
    .set({ last_used_at: clock().toISOString(), wrong_tries: 0 })
    .where("token_hash", "=", tokenHash)
    .execute();

/** Stores a visitor's message. Never throws: "unavailable" when the database does not respond. */
export async function writeFromVisitor(
  app: App,
  { body, ...byLink }: { token: string; body: string; idempotencyKey: string },
) {
  try {
    return await changeByLink(
      app,
      { ...byLink, kind: "message", content: body },
      "visitor wrote",
      async (db, { id, unread_since }, now) => {
        await db
          .insertInto("inquiry_messages")
          .values({
            id: randomUUID(),
            submission_id: id,
            at: now,
            author: "visitor",
            who: "",
            body: storable(body),
          })
          .execute();
        await indexText(db, id, body);
        await enqueueUpdateToClinic(db, id, new Date(now));
        const redFlag = hasRedFlag(body, app.currentFacts().redFlags) && { red_flag_at: now };
        const set = { unread_since: unread_since ?? now, ...redFlag };
        return { kind: "message", detail: "visitor", set };
      },
    );
  } catch (error) {
    app.logger.error(
      { err: error },
      "failed to store a visitor's message; the visitor was told to send it again",
    );
    return "unavailable";
  }
}
