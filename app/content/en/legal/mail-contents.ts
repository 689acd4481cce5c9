import type { MailKind } from "~/core/db/tables/mail-tables";

/** What a visitor typed or was given that a mail can hold. */
export type MailedDetail =
  | "first name"
  | "appointment"
  | "private link"
  | "request for an estimate";

/**
 * Each mail about an inquiry: what the privacy policy says of it, and all that it holds besides its
 * reference. inquiry-mail.test.ts compares `holds` with the rendered mails.
 */
export const mailContents: Record<MailKind, { says: string; holds: readonly MailedDetail[] }> = {
  "inquiry-to-clinic": {
    says: "The clinic gets a notice of each inquiry: its reference, a language other than English and a link for staff. A setting can add your name and phone number, and your address for replies. The service and your message are never in it.",
    holds: [],
  },
  "update-to-clinic": {
    says: "When you write or change an appointment on your private page, it gets such a notice, too.",
    holds: [],
  },
  "inquiry-to-visitor": {
    says: "You get a short confirmation that names no service, and says when an estimate follows if you asked for one. If one address gets several in a day, we stop there.",
    holds: ["first name", "private link", "request for an estimate"],
  },
  "reply-to-visitor": {
    says: "When we write to you on your private page, or offer you times for an appointment there, you get an email that says so, without our words.",
    holds: ["first name", "private link"],
  },
  "estimate-to-visitor": {
    says: "When your good-faith estimate is on your private page, you get an email that says so, without what is in it.",
    holds: ["first name", "private link"],
  },
  "payment-to-visitor": {
    says: "When we ask you for a payment there, you get an email that says only that something waits.",
    holds: ["private link"],
  },
  "link-to-visitor": {
    says: "If you need a new private link, we email it to you.",
    holds: ["first name", "private link"],
  },
  "times-to-visitor": {
    says: "",
    holds: ["first name", "private link"],
  },
  "booking-to-visitor": {
    says: "When an appointment is set, moved or canceled, you get its day, time, place and who it is with, but not what it is about. A calendar file holds our name and the time.",
    holds: ["first name", "appointment", "private link"],
  },
  "booking-cancelled": {
    says: "",
    holds: ["first name", "appointment", "private link"],
  },
  "booking-reminder": {
    says: "The day before an appointment you get a reminder, unless it was set, moved or confirmed that day.",
    holds: ["first name", "appointment", "private link"],
  },
};
