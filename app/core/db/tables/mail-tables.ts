/** Every mail that is sent, and email addresses that get none. */
export type MailTables = {
  outbox: OutboxRow;
  /** Keyed hashes of email addresses whose owners said that they had not written to the clinic. */
  mail_opt_outs: { mailbox_hash: string; at: string };
  /** Reminders by text message. */
  text_messages: TextMessageRow;
  /** Keyed hashes of phone numbers that said STOP. */
  text_opt_outs: { phone_hash: string; at: string };
};

/**
 * Kinds of mail that a new inquiry causes. receive-inquiry and mark-spam queue one of every kind: a
 * kind with another cause must not be added here.
 */
export const inquiryMailKinds = ["inquiry-to-clinic", "inquiry-to-visitor"] as const;
/** Kinds of mail about an inquiry. */
export const mailKinds = [
  ...inquiryMailKinds,
  "update-to-clinic",
  "reply-to-visitor",
  "estimate-to-visitor",
  "payment-to-visitor",
  "link-to-visitor",
  "times-to-visitor",
  "booking-to-visitor",
  "booking-reminder",
  "booking-cancelled",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mails to the staff about their own accounts, and to the clinic's email when another one replaces it. */
export const staffMailKinds = [
  "invitation",
  "new-passkey",
  "removed-passkey",
  "new-password",
  "removed-password",
  "new-recovery-codes",
  "used-recovery-code",
  "reset",
  "new-browser",
  "wrong-codes",
  "changed-email",
  "colleague-notice",
  "day-summary",
  "changed-clinic-email",
] as const;
export type StaffMailKind = (typeof staffMailKinds)[number];

export type OutboxRow = {
  id: string;
  /** The inquiry it is about; null for mails to the staff. */
  submission_id: string | null;
  kind: MailKind | StaffMailKind;
  attempts: number;
  /** Copies that were sent whole without a response: the server may have accepted each. */
  unconfirmed: number;
  /**
   * Token of the private link or invitation in the mail, so that every copy has the same. Kept only
   * while the mail is sent or may have been accepted without a response.
   */
  link_token: string | null;
  next_attempt_at: string;
  lease_owner: string | null;
  leased_until: string | null;
  sent_at: string | null;
  server_response: string | null;
  /** 1: written to a file, because production had no mail server. */
  written_to_file: number | null;
  /** When the worker stopped trying to send it. */
  failed_at: string | null;
  last_error: string | null;
  created_at: string;
  /** The appointment it is about. */
  booking_id: string | null;
  /** Keyed hash of the recipient's mailbox; null for mails that are not limited. */
  mailbox_hash: string | null;
  /** When the hourly budget of confirmations allowed it; counts for all its tries. */
  granted_at: string | null;
  /** Why a confirmation waits, or was given up unsent (then failed_at has the time). */
  withheld: Withheld | null;
  /** Recipient of a mail to the staff; null: the inquiry's visitor, or the clinic. */
  email: string | null;
  /** Member of staff whom the mail is about. */
  person_id: string | null;
  /** Id of the invitation that the mail is about; never a secret. */
  invitation_id: string | null;
};

export type TextMessageRow = {
  id: string;
  submission_id: string;
  booking_id: string;
  created_at: string;
  next_attempt_at: string;
  attempts: number;
  /** "begun": the request was made; without another state after it, it may have been sent. */
  state: "waiting" | "begun" | "sent" | "failed";
  /** The provider's code, or "obsolete"; "" when there is none. */
  failure: string;
};

/**
 * "enough-today": the mailbox had its limit for a day. "stopped": its owner wants no more.
 * "budget": it waits until the hourly limit allows it.
 */
export type Withheld = "enough-today" | "stopped" | "budget";
