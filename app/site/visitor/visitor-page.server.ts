import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { storable } from "~/core/db/sanitize-text";
import type { Schema } from "~/core/db/schema";
import { forgetAttempts, takeAttempt } from "~/core/limits/attempt-limit";
import type { Logger } from "~/core/log/logger";
import { enqueueNews } from "~/core/mail/enqueue-mail";
import { theVisitor } from "~/core/sessions/people";
import type { VisitorPage, VisitorServices } from "~/staff/conversation/conversation";
import { changeInquiry } from "~/staff/inquiry/change-inquiry.server";
import { indexText } from "~/staff/inquiry/index-inquiry.server";
import { messagesOf } from "~/staff/inquiry/messages-of.server";
import { phoneDigits, plainWord } from "~/staff/inquiry/search-tokens.server";
import { findLink, readInquiryStatus } from "~/staff/inquiry/status-link.server";

type Parts = { db: Kysely<Schema>; clock: () => Date; logger: Logger };

const day = 86_400_000;
const quarterHour = 15 * 60_000;

const inQuarterHour = (name: string, limit: number) => ({
  ...{ name, limit, windowMs: quarterHour, restartsWindow: true },
});

/** Wrong tries after which an old link is withdrawn. */
const mostWrongTries = 20;

/** Whether name and digits match the inquiry. A stored name or phone without letters or digits never matches. */
function isTheirs(
  stored: { phone: string; last_name: string },
  typed: { digits: string; lastName: string },
) {
  const digits = phoneDigits(stored.phone).slice(-4);
  const name = plainWord(stored.last_name);
  if (digits.length < 4 || name === "") return false;
  return digits === typed.digits.replace(/\D/g, "") && name === plainWord(typed.lastName);
}

const triesOfLink = inQuarterHour("status-link", 5);
const triesOfVisitor = inQuarterHour("status-visitor", 10);
const messagesOfLink = inQuarterHour("status-message", 10);

/** What a visitor sees and does by the private link to their inquiry. */
export function makeVisitorPage(parts: Parts): Omit<VisitorServices, "answerBooking"> {
  const { db, clock, logger } = parts;
  /** Counts a wrong try; true when it was the last, which has withdrawn the link. */
  async function countWrongTry(tokenHash: string): Promise<boolean> {
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

  const used = (tokenHash: string) =>
    db
      .updateTable("status_links")
      .set({ last_used_at: clock().toISOString(), wrong_tries: 0 })
      .where("token_hash", "=", tokenHash)
      .execute();

  return {
    async readVisitorPage(token): Promise<VisitorPage | null> {
      const link = await findLink(db, token, clock());
      if (!link) return null;
      if (link.rests) return { access: "prove" };
      // One update a day is enough.
      if (link.last_used_at === null || link.idle > day) await used(link.token_hash);
      const messages = await messagesOf(db, [link.reference]);
      const bookings = await db
        .selectFrom("bookings")
        .leftJoin("people", "people.id", "bookings.person_id")
        .select(["bookings.id", "sequence as version"])
        .select(["starts_at as startsAt", "ends_at as endsAt"])
        .select(["place", "state", "people.name as person"])
        .where("submission_id", "=", link.id)
        .where("ends_at", ">", clock().toISOString())
        .orderBy("starts_at")
        .execute();
      return { access: "open", status: await readInquiryStatus(db, link), messages, bookings };
    },

    async proveVisitor({ token, digits, lastName, visitor }) {
      const link = await findLink(db, token, clock());
      if (!link) return "gone";
      const own = await takeAttempt(parts, triesOfLink, link.token_hash);
      const theirs = await takeAttempt(parts, triesOfVisitor, visitor);
      if (!own.allowed || !theirs.allowed) {
        logger.warn({ visitor }, "private link refused: too many tries");
        return "too-many";
      }
      if (!isTheirs(link, { digits, lastName })) {
        if (!(await countWrongTry(link.token_hash))) return "wrong";
        logger.warn({ reference: link.reference }, "private link withdrawn: too many wrong tries");
        return "gone";
      }
      await forgetAttempts(db, triesOfLink, link.token_hash);
      await used(link.token_hash);
      return "right";
    },

    async writeFromVisitor({ token, body, attempt }) {
      try {
        const link = await findLink(db, token, clock());
        if (!link) return "gone";
        if (link.rests) return "prove";
        if (!(await takeAttempt(parts, messagesOfLink, link.token_hash)).allowed) return "too-many";
        const at = clock();
        const done = await changeInquiry(
          db,
          { who: theVisitor, reference: link.reference, attempt, content: body },
          at,
          "visitor wrote",
          async (transaction, inquiry) => {
            await transaction
              .insertInto("inquiry_messages")
              .values({
                id: randomUUID(),
                submission_id: inquiry.id,
                at: at.toISOString(),
                author: "visitor",
                who: "",
                body: storable(body),
              })
              .execute();
            await transaction
              .updateTable("contact_submissions")
              .set({ unread_since: inquiry.unread_since ?? at.toISOString() })
              .where("id", "=", inquiry.id)
              .execute();
            await indexText(transaction, inquiry.id, body);
            await enqueueNews(transaction, inquiry.id, at);
            return { kind: "message", detail: "visitor" };
          },
        );
        return done === "changed" ? "sent" : "gone";
      } catch (error) {
        logger.error({ err: error }, "failed to store a visitor's message");
        return "unavailable";
      }
    },
  };
}
