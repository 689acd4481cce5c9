import type { MailKind } from "~/staff/inquiry/inquiry-types";

/** Mails to visitors and to the clinic, and email addresses that get none. */
export type MailTables = {
  outbox: OutboxRow;
  /** Keyed hashes of email addresses whose owners said that they had not written to the clinic. */
  stopped_mailboxes: { mailbox_hash: string; at: string };
};

export type OutboxRow = {
  id: string;
  submission_id: string;
  kind: MailKind;
  /** With angle brackets. The same at every try, so that a mail sent twice is shown once. */
  message_id: string;
  attempts: number;
  next_attempt_at: string;
  lease_owner: string | null;
  leased_until: string | null;
  sent_at: string | null;
  server_answer: string | null;
  /** 1: it went into a file, because production had no mail server. */
  to_nobody: number | null;
  /** Given up. */
  failed_at: string | null;
  last_error: string | null;
  created_at: string;
  /** The appointment it is about. */
  booking_id: string | null;
  /** Keyed hash of the recipient's mailbox; null for the clinic's own mails. */
  mailbox_hash: string | null;
  /** When the budget of confirmations let it go out, for all its tries. */
  granted_at: string | null;
  /** Why a confirmation waits, or was given up unsent (then failed_at has the time). */
  withheld: Withheld | null;
};

/**
 * The mailbox had its limit for a day, or its owner wants no more; with "budget" it waits until the
 * hourly limit allows it.
 */
export type Withheld = "enough-today" | "stopped" | "budget";
