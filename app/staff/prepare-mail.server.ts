import type { App } from "~/core/app";
import { noLease } from "~/core/db/queries";
import type { BookingRow } from "~/core/db/tables/inquiry-tables";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import { digest } from "~/core/digest";
import type { PrepareMail } from "~/core/mail/deliver-mail";
import { type Mail, toTheClinic } from "~/core/mail/mail";
import { invitationPath, newToken } from "~/core/sessions/invitations";
import { findOpenOffer } from "~/staff/bookings/open-offer.server";
import { readBooking } from "~/staff/bookings/read-bookings.server";
import { grantConfirmation } from "~/staff/inquiry-record/confirmations.server";
import { isDisowned, issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { composeInquiryMail } from "~/staff/inquiry-record/compose-inquiry-mail";
import { composeStaffMail } from "~/staff/people/staff-mail.server";

type MailApp = Pick<App, "config" | "db" | "clock" | "logger" | "currentFacts">;

/** Composes any queued mail for delivery. */
export const prepareMail = (app: MailApp, queued: OutboxRow): ReturnType<PrepareMail> =>
  queued.submission_id === null
    ? prepareStaffMail(app, queued)
    : prepareInquiryMail(app, queued, queued.submission_id);

/**
 * Adds a new private link to the visitor's mail, unless the desk has stopped the inquiry's links.
 * "obsolete": the inquiry was marked as spam during the sending (and the mail queued again), its
 * appointment was canceled, its offer of times has ended, or it would only bring a link.
 */
async function prepareInquiryMail(
  app: MailApp,
  queued: OutboxRow,
  submissionId: string,
): Promise<Mail | "obsolete" | "held"> {
  const { config, db, clock, logger } = app;
  const { kind, booking_id: bookingId } = queued;
  const submission = await db
    .selectFrom("contact_submissions")
    .selectAll()
    .where("id", "=", submissionId)
    .executeTakeFirst();
  if (!submission || submission.suspected_spam) return "obsolete";
  const { reference } = submission;
  const goesToVisitor = !toTheClinic(kind);
  if (goesToVisitor && (await isDisowned(db, submissionId))) {
    logger.warn(
      { reference, kind },
      "mail held: its recipient said that they had not written; make a new link at the desk to resume",
    );
    await db
      .updateTable("outbox")
      .set({ ...noLease, withheld: "stopped", failed_at: clock().toISOString() })
      .where("id", "=", queued.id)
      .where("lease_owner", "=", queued.lease_owner)
      .execute();
    return "held";
  }
  if (kind === "inquiry-to-visitor") {
    const verdict = await grantConfirmation(app, queued, submission.email);
    if (verdict !== "granted") {
      logger.warn(
        { reference, kind, why: verdict },
        "confirmation held: its mailbox or the hour had too many",
      );
      return "held";
    }
  }
  const booking = bookingId ? await readBooking(db, bookingId) : undefined;
  if (bookingId && (!booking || !isCurrent(kind, booking))) return "obsolete";
  if (kind === "times-to-visitor" && !(await findOpenOffer(db, submissionId))) return "obsolete";
  const token = goesToVisitor ? await issueStatusLink(db, submissionId, clock()) : null;
  if (kind === "link-to-visitor" && !token) return "obsolete";
  const statusLink = token ? `${config.siteUrl}/inquiry/${token}` : null;
  return composeInquiryMail(app, queued, submission, { statusLink, booking });
}

/**
 * A reminder is obsolete once the visitor has asked for another time, or the desk has moved the
 * appointment, which resets its mark.
 */
function isCurrent(kind: OutboxRow["kind"], { state, reminded_at }: BookingRow) {
  if (kind === "booking-reminder")
    return (state === "offered" || state === "confirmed") && reminded_at !== null;
  return (state === "cancelled") === (kind === "booking-cancelled");
}

/**
 * Makes the invitation's link when its mail is sent, so that only its hash is ever stored.
 * "obsolete": the invitation was used or withdrawn before.
 */
async function prepareStaffMail(app: MailApp, queued: OutboxRow): Promise<Mail | "obsolete"> {
  if (queued.kind !== "invitation") {
    const path = queued.kind === "changed-clinic-email" ? "/staff/site/history" : "/staff/account";
    return composeStaffMail(app, queued, path);
  }
  const token = newToken();
  const { numUpdatedRows } = await app.db
    .updateTable("invitations")
    .set({ mail_token_hash: digest(token) })
    .where("id", "=", queued.invitation_id)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? composeStaffMail(app, queued, invitationPath(token)) : "obsolete";
}
