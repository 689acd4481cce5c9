import { randomUUID } from "node:crypto";
import type { MailAddress } from "~/core/config/environment";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import { domain } from "~/facts/identity";

export type Mail = {
  reference: string;
  kind: OutboxRow["kind"] | "late-mail";
  /** Message id with angle brackets, the same at every try. */
  messageId: string;
  to: MailAddress;
  replyTo: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** A calendar's file, for an appointment. */
  calendar?: { method: string; content: string } | undefined;
};

const { hostname } = new URL(domain);

/** Makes a Message-ID with its angle brackets (RFC 5322, 3.6.4). */
export const makeMessageId = () => `<${randomUUID()}@${hostname}>`;

/** All other mails about inquiries go to the visitor. */
export const toTheClinic = (kind: OutboxRow["kind"]) =>
  kind === "inquiry-to-clinic" || kind === "news-to-clinic";

/** `response` is the mail server's own text, or the file's name. */
export type MailReceipt = {
  response: string;
  /** Written to a file: production has no mail server. */
  toNobody: boolean;
};

export type Mailer = {
  /**
   * Returns the receipt of an accepted mail; throws MailRefusedError otherwise, or when stopped.
   */
  send: (mail: Mail, stopped?: AbortSignal) => Promise<MailReceipt>;
  /** Deletes mails that were written as files; absent where a sent mail cannot be deleted. */
  takeBack?: (receipt: MailReceipt) => Promise<void>;
  /** Interrupts the sending; an interrupted mail may have been accepted. */
  close: () => void;
  readonly closed: boolean;
};

/**
 * The mail was not accepted. Codes are for the log; `reason` has the server's words, for the staff
 * only.
 */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
  readonly code: string;
  readonly responseCode: number | undefined;
  readonly command: string | undefined;
  readonly reason: string;
  /** The server says permanently that this email address accepts no mail. */
  readonly badRecipient: boolean;

  constructor(refused: {
    code: string;
    responseCode?: number | undefined;
    command?: string | undefined;
    reason: string;
    badRecipient?: boolean;
  }) {
    super("The mail was not taken");
    this.code = refused.code;
    this.responseCode = refused.responseCode;
    this.command = refused.command;
    this.reason = refused.reason;
    this.badRecipient = refused.badRecipient ?? false;
  }

  /** The server did not respond: any other mail would have failed too. */
  get unheard() {
    return this.responseCode === undefined && !this.badRecipient;
  }
}
