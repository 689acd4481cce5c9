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

/** A new Message-ID with its angle brackets (RFC 5322, 3.6.4). */
export const makeMessageId = () => `<${randomUUID()}@${hostname}>`;

/** The other mails about inquiries go to the visitor. */
export const toTheClinic = (kind: OutboxRow["kind"]) =>
  kind === "inquiry-to-clinic" || kind === "news-to-clinic";

/** `response` is the server's own text, or the file's name. */
export type MailReceipt = {
  response: string;
  /** It is a file instead of a mail: production has no mail server. */
  toNobody: boolean;
};

export type Mailer = {
  /** Gives the receipt of an accepted mail; throws MailRefusedError otherwise, or when stopped. */
  send: (mail: Mail, stopped?: AbortSignal) => Promise<MailReceipt>;
  /** Removes written mails that nobody else may read; absent where a mail cannot be taken back. */
  takeBack?: (receipt: MailReceipt) => Promise<void>;
  /** Interrupts mails that are being sent: they may or may not have been accepted. */
  close: () => void;
  readonly closed: boolean;
};

/** Not accepted. Codes are for the log; `reason` has the server's words, for the staff only. */
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

  /** The server gave no answer about this mail: any other mail would have failed too. */
  get unheard() {
    return this.responseCode === undefined && !this.badRecipient;
  }
}
