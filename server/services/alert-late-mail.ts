import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { site } from "../../app/content/site";
import type { MailAddress } from "../config";
import type { Schema } from "../db/schema";
import type { Logger } from "../logger";
import type { Mail, Mailer } from "../providers/mailer";
import { type MailBacklog, readMailBacklog } from "./mail-backlog";

/** Milliseconds after which waiting mail means trouble. */
export const lateMailAfter = 60 * 60_000;
const pauseBetweenTries = 10 * 60_000;

/** The incident's row, kept in the database so that all processes tell of it once. */
const incident = "late-mail-incident";
type Incident = { openedAt: string; triedAt: string; told: boolean; failedBefore: number };

/**
 * Tells the log and the clinic, once for each time, that mail has been waiting for an hour. Where
 * that could not be told until the mails were given up, it is told then.
 */
export function makeLateMailAlert(parts: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  mailer: Mailer;
  to: MailAddress;
}): () => Promise<void> {
  const { db, clock, logger, mailer, to } = parts;

  return async () => {
    const now = clock();
    const backlog = await readMailBacklog(db);
    const row = await db
      .selectFrom("settings")
      .select("value")
      .where("name", "=", incident)
      .executeTakeFirst();
    const open = row ? (JSON.parse(row.value) as Incident) : null;
    const late = isLate(backlog, now);
    const lostUntold = open !== null && !open.told && backlog.failed > open.failedBefore;
    if (!late && !lostUntold) {
      if (open && (await close(db))) logger.info("no mail is late any more");
      return;
    }
    if (open?.told) return;
    if (open && now.getTime() - Date.parse(open.triedAt) < pauseBetweenTries) return;

    const triedAt = now.toISOString();
    const { openedAt = triedAt, failedBefore = backlog.failed } = open ?? {};
    const mine: Incident = { openedAt, triedAt, told: false, failedBefore };
    if (!(await take(db, row?.value, mine))) return;
    if (!open) logger.error({ ...backlog }, "mail is late: the oldest has waited for over an hour");
    try {
      await mailer.send(alertMail(backlog, mine, to));
      await take(db, JSON.stringify(mine), { ...mine, told: true });
    } catch (error) {
      logger.warn({ err: error }, "the alert was not sent, tried again in ten minutes");
    }
  };
}

export function isLate({ oldestSince }: MailBacklog, now: Date): boolean {
  return oldestSince !== null && now.getTime() - Date.parse(oldestSince) > lateMailAfter;
}

/** Of several processes that saw the same row, one writes the next. */
async function take(db: Kysely<Schema>, seen: string | undefined, next: Incident) {
  const value = JSON.stringify(next);
  if (seen === undefined) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("settings")
      .values({ name: incident, value })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable("settings")
    .set({ value })
    .where("name", "=", incident)
    .where("value", "=", seen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function close(db: Kysely<Schema>) {
  const { numDeletedRows } = await db
    .deleteFrom("settings")
    .where("name", "=", incident)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** The words hold numbers and times only: nothing of anybody's inquiry. */
function alertMail(backlog: MailBacklog, { openedAt }: Incident, to: MailAddress): Mail {
  const { waiting, oldestSince, failed } = backlog;
  const oldest = oldestSince ? ` The oldest has waited since ${oldestSince}.` : "";
  const text = [
    `Mails of the website that wait to be sent: ${waiting}.${oldest}`,
    `Given up after 72 hours, or refused for good: ${failed}.`,
    "The inquiries are safe in the database, at /staff, where a mail can also be sent again. Please have the mail server looked at; waiting mails are tried again by themselves for 72 hours.",
  ];
  return {
    reference: `late-mail-${openedAt.replace(/\D/g, "")}`,
    kind: "late-mail",
    messageId: `<${randomUUID()}@${new URL(site.domain).hostname}>`,
    to,
    replyTo: to,
    subject: `Website: ${waiting > 0 ? `${waiting} mails are late` : `${failed} mails were given up`}`,
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body>${text.map((line) => `<p>${line}</p>`).join("")}</body></html>`,
  };
}
