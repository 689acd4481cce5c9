import type { SendMailOptions } from "nodemailer";
import type { MailAddress } from "~/core/config/environment";
import { type Mail, MailRefusedError } from "./mail";

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
    ...(mail.calendar && {
      icalEvent: { ...mail.calendar, filename: "appointment.ics" },
    }),
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
