import type { SendMailOptions } from "nodemailer";
import type { MailAddress } from "~/core/config/environment";
import type { OutboxRow } from "~/core/db/tables/mail-tables";

export type Mail = {
  reference: string;
  kind: OutboxRow["kind"] | "late-mail";
  /** Message-ID with angle brackets, the same in every copy. */
  messageId: string;
  to: MailAddress;
  replyTo: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** A calendar's file, for an appointment. */
  calendar?: { method: string; content: string; filename: string } | undefined;
};

/**
 * The Message-ID of a mail with its angle brackets (RFC 5322, 3.6.4). It follows from the row's id:
 * mail programs show copies with one Message-ID once.
 */
export const messageIdOf = (id: string, { siteUrl }: { siteUrl: string }) =>
  `<${id}@${new URL(siteUrl).hostname}>`;

/** All other mails about inquiries go to the visitor. */
export const toTheClinic = (kind: OutboxRow["kind"]) =>
  kind === "inquiry-to-clinic" || kind === "update-to-clinic";

/** `response` is the mail server's own text, or the file's name. */
export type MailReceipt = {
  response: string;
  /** Written to a file: production has no mail server. */
  undelivered: boolean;
};

export type Mailer = {
  /**
   * Returns the receipt of an accepted mail; throws MailRefusedError otherwise, or when stopped.
   * `beforeFinalDot` runs when an SMTP server has the mail except the dot that ends it: from then on,
   * a mail without a response may have been accepted. If it throws, the dot is not sent.
   */
  send: (
    mail: Mail,
    stopped?: AbortSignal,
    beforeFinalDot?: () => Promise<void>,
  ) => Promise<MailReceipt>;
  /** Deletes mails that were written as files; absent where a sent mail cannot be deleted. */
  deleteFile?: (receipt: MailReceipt) => Promise<void>;
  /** Interrupts the sending; an interrupted mail may have been accepted. */
  close: () => void;
  readonly closed: boolean;
};

/**
 * The mail was not accepted, or not known to be. Codes are for the log; `reason` has the server's
 * words, for the staff only.
 */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
  readonly code: string;
  readonly responseCode: number | undefined;
  readonly command: string | undefined;
  readonly reason: string;
  /** The server says permanently that this email address does not exist. */
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
  get noResponse() {
    return this.responseCode === undefined && !this.badRecipient;
  }

  /** The server responded that it does not accept this mail now, or ever. */
  get refusedByServer() {
    return this.responseCode !== undefined && this.responseCode >= 400;
  }
}

/** One plain email address: no quoting, no brackets, no list. */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u;

/**
 * The message for the mail library. No header value can end its line or change the text direction,
 * and the envelope is set explicitly: no text can add a recipient. Throws MailRefusedError when the
 * recipient is not one plain address.
 */
export function mailMessage(mail: Mail, from: MailAddress): SendMailOptions {
  if (!plainAddress.test(mail.to.address)) {
    throw new MailRefusedError({
      code: "EADDRESS",
      reason: "The email address is not one that mail can be sent to",
      badRecipient: true,
    });
  }
  return {
    envelope: { from: from.address, to: [mail.to.address] },
    from: inHeader(from),
    to: inHeader(mail.to),
    replyTo: inHeader(mail.replyTo),
    subject: headerText(mail.subject),
    messageId: mail.messageId,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && { icalEvent: mail.calendar }),
    headers: {
      // Tells out-of-office programs not to reply.
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function inHeader({ name, address }: MailAddress) {
  return { name: headerText(name), address: address.replace(/[\s<>,;"\p{Cc}\p{Cf}]/gu, "") };
}

/**
 * One line: control and invisible formatting characters become spaces, and no text remains that
 * mail programs would decode as an encoded word.
 */
export function headerText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("=?", "= ?")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
}
