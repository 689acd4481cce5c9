import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import {
  linkRestsAfterDays,
  type VisitorPage,
  type VisitorServices,
} from "../../app/contracts/conversation";
import { theVisitor } from "../../app/contracts/people";
import { makeAttemptLimit } from "../accounts/count-attempts";
import type { Schema } from "../db/schema";
import { storable } from "../db/storable";
import { changeInquiry } from "../desk/change-inquiry";
import { digest } from "../digest";
import type { Logger } from "../logger";
import { indexText } from "./index-inquiry";
import { messagesOf } from "./messages-of";
import { phoneDigits, plainWord } from "./search-tokens";
import { readInquiryStatus, tokenShape } from "./status-link";

type Parts = { db: Kysely<Schema>; clock: () => Date; logger: Logger };

const day = 86_400_000;
const quarterHour = 15 * 60_000;

/** An inquiry by its private link; `rests`: unused for too long to open by the link alone. */
export async function findByLink({ db, clock }: Pick<Parts, "db" | "clock">, token: string) {
  if (!tokenShape.test(token)) return null;
  const link = await db
    .selectFrom("status_links")
    .innerJoin("contact_submissions", "contact_submissions.id", "status_links.submission_id")
    .select(["token_hash", "status_links.created_at as made", "last_used_at"])
    .select(["contact_submissions.id", "reference", "status", "last_name", "phone"])
    .where("token_hash", "=", digest(token))
    .where("withdrawn_at", "is", null)
    .where("contact_submissions.removed_at", "is", null)
    .executeTakeFirst();
  if (!link) return null;
  const idle = clock().getTime() - Date.parse(link.last_used_at ?? link.made);
  return { ...link, idle, rests: idle > linkRestsAfterDays * day };
}

/** What a visitor sees and does by the private link to their inquiry. */
export function makeVisitorPage(parts: Parts): Omit<VisitorServices, "answerBooking"> {
  const { db, clock, logger } = parts;
  const limit = (name: string, most: number) =>
    makeAttemptLimit({ db, clock, name, limit: most, windowMs: quarterHour, restartsWindow: true });
  const triesOfLink = limit("status-link", 5);
  const triesOfVisitor = limit("status-visitor", 10);
  const messagesOfLink = limit("status-message", 10);

  const used = (tokenHash: string) =>
    db
      .updateTable("status_links")
      .set({ last_used_at: clock().toISOString() })
      .where("token_hash", "=", tokenHash)
      .execute();

  return {
    async readVisitorPage(token): Promise<VisitorPage | null> {
      const link = await findByLink(parts, token);
      if (!link) return null;
      if (link.rests) return { access: "prove" };
      // One update a day is enough.
      if (link.last_used_at === null || link.idle > day) await used(link.token_hash);
      const messages = await messagesOf(db, link.id);
      const bookings = await db
        .selectFrom("bookings")
        .select(["id", "starts_at as startsAt", "ends_at as endsAt", "place", "state"])
        .where("submission_id", "=", link.id)
        .where("ends_at", ">", clock().toISOString())
        .orderBy("starts_at")
        .execute();
      return { access: "open", status: await readInquiryStatus(db, link), messages, bookings };
    },

    async proveVisitor({ token, digits, lastName, visitor }) {
      const link = await findByLink(parts, token);
      if (!link) return "gone";
      const own = await triesOfLink.take(link.token_hash);
      const theirs = await triesOfVisitor.take(visitor);
      if (!own.allowed || !theirs.allowed) {
        logger.warn({ visitor }, "private link refused: too many tries");
        return "too-many";
      }
      const right =
        phoneDigits(link.phone).slice(-4) === digits.replace(/\D/g, "") &&
        plainWord(link.last_name) === plainWord(lastName);
      if (!right) return "wrong";
      await triesOfLink.forget(link.token_hash);
      await used(link.token_hash);
      return "right";
    },

    async writeFromVisitor({ token, body, attempt }) {
      try {
        const link = await findByLink(parts, token);
        if (!link) return "gone";
        if (link.rests) return "prove";
        if (!(await messagesOfLink.take(link.token_hash)).allowed) return "too-many";
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
            return { kind: "message", detail: "visitor" };
          },
        );
        return done === "changed" ? "sent" : "gone";
      } catch (error) {
        logger.error({ err: error }, "a visitor's message was not stored");
        return "unavailable";
      }
    },
  };
}
