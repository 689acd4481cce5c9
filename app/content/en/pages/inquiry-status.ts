import type { BookingState } from "~/core/db/tables/inquiry-tables";
import type { VisitorStatus } from "~/staff/inquiry-record/inquiry-states";
import { timeZoneName } from "../../../facts/identity";
import { allTimes, bookAloneWords } from "./book-alone";

/** The progress of an inquiry, on the visitor's private page. */
export const inquiryStatusWords = {
  title: "Your inquiry",
  steps: {
    received: {
      label: "Received",
      text: "We have your inquiry. You don’t need to do anything else right now.",
    },
    looking: { label: "In review", text: "One of our staff is reviewing it." },
    contacted: {
      label: "Contacted",
      text: "We’ve contacted you. If you haven’t heard from us, please call.",
    },
  } satisfies Record<VisitorStatus, { label: string; text: string }>,
  /** In the place of the last step's text while there is an appointment. */
  booked: "Your appointment is on this page.",
  notYet: "not yet",
  /** Beside the progress: how to reach the clinic about it. */
  reach: { heading: "Reach us", reference: "Your reference", phone: "Phone", hours: "Hours" },
  gone: {
    title: "This link does not work",
    text: "The inquiry may have been deleted, or the link is incomplete. If you wrote to us and have not heard back, please call.",
  },
} as const;

/**
 * The private conversation, appointments, and the form that re-authenticates visitors after a long
 * time.
 */
export const visitorPageWords = {
  conversation: {
    heading: "Messages",
    none: "No messages yet. You can write to us here.",
    you: "You",
    clinic: (clinic: string, who: string) => (who ? `${who}, ${clinic}` : clinic),
    label: "Your message",
    hint: "Plain text, up to 4,000 characters. Leave out medical details. In an emergency, call 911.",
    submit: "Send the message",
    sent: "Your message was sent. We’ll answer here and email you when we do.",
    missing: "Please write a message first.",
    tooLong: "Please keep your message under 4,000 characters.",
    tooMany: "You have sent many messages. Please wait 15 minutes, or call us.",
    unavailable: "Your message was not sent. Please try again, or call us.",
  },
  bookings: {
    heading: "Your appointment",
    places: bookAloneWords.places,
    /** An appointment's time where it stands alone. */
    when: (time: string) => time,
    with: (name: string) => `with ${name}`,
    zone: bookAloneWords.zone,
    allTimes,
    states: {
      offered: "Please confirm this time.",
      confirmed: "You confirmed this time.",
      rescheduling: "You asked for another time. We will be in touch.",
      cancelled: "Canceled.",
      came: "",
      missed: "",
    } satisfies Record<BookingState, string>,
    confirm: "Confirm",
    otherTime: "Ask for another time",
    cancel: "Cancel the appointment",
    cancelNow: "Yes, cancel it",
    rather:
      "Would another time suit you better? Write it above and choose “Ask for another time”: this time stays yours until we agree on a new one.",
    /** `hours`: the clinic's notice; the Refund Policy fixes what less than that means. */
    notice: (hours: number, isLate: boolean) =>
      isLate
        ? `This appointment begins in less than ${hours} hours. If you cancel or move it now, the fees for it are forfeited.`
        : `It’s at least ${hours} hours until this appointment, so you can cancel or move it without losing the fees for it.`,
    policy: "Refund Policy",
    canceled: "Your appointment is canceled. To book another one, write to us below or call us.",
    change: "Change or cancel",
    requestedTime: "What time would work for you?",
    requestedTimeMissing: "Please tell us when you can come.",
    changed: "Thanks, we got your answer.",
    tooMany: "You’ve made a lot of changes in a short time. Please wait 15 minutes, or call us.",
    moved: "We’ve changed the time. Please check it below.",
    over: "It’s too late to change this appointment here. Please call us.",
  },
  offer: {
    heading: "Choose a time",
    hint: "Tap a time to book it. We can’t hold these times for you.",
    withPerson: (name: string) => `with ${name}`,
    taken: "That time was just taken.",
    over: "These times were changed or are no longer offered; please look.",
    left: "These are still free.",
    none: "All of these times are taken now. Tell us when you can come, and we’ll find another.",
    write: "Write to us",
    chosen: "You’re booked. We’ll email you the details.",
  },
  estimates: {
    heading: "Your estimate",
    title: "Your good-faith estimate",
    open: (day: string, total: string) => `Good-faith estimate of ${day}: ${total}`,
    back: "Your private page",
    print: "Print",
    withoutScript: "Print it with your browser.",
  },
  payments: {
    heading: "To pay",
    pay: (amount: string, invoice: string) =>
      invoice ? `Pay ${amount} for invoice ${invoice}` : `Pay ${amount}`,
    paid: (amount: string, invoice: string) =>
      invoice ? `Paid: ${amount} for invoice ${invoice}.` : `Paid: ${amount}.`,
  },
  verify: {
    text: "To keep your messages private, please confirm who you are before we open this link.",
    digits: "Last four digits of your phone number",
    lastName: "Last name",
    submit: "Open my page",
    wrong: "That does not match your inquiry. Please check both, or call us.",
    tooMany: "There were too many tries. Please wait 15 minutes, or call us.",
  },
} as const;

/** Reminders by text message: what the visitor agrees to, and the message, which is neutral. */
export const textWords = {
  heading: "Reminders by text",
  consent:
    "Text me a reminder the day before an appointment, at the phone number I gave. Message and data rates may apply. I can reply STOP at any time.",
  save: "Save",
  missing: "Tick the box if you would like reminders by text.",
  impossible: "We can’t text the phone number that you gave. Please call us.",
  on: "We text you the day before an appointment.",
  off: "Stop the texts",
  reminder: (when: string, phone: string) =>
    `Reminder of your appointment: ${when} (${timeZoneName} Time). Questions? Call ${phone}. Reply STOP to end these texts.`,
} as const;

/** "This was not me", opened by the confirmation's link. */
export const stopEmailsWords = {
  title: "Not you?",
  text: "Someone typed your email address into our website. Use this button and we’ll stop emailing this address about it. If you did write to us, don’t use it: your private page will stop working.",
  button: "I didn’t request this: stop these emails",
  stopped: {
    title: "We stopped these emails",
    text: "We won’t send confirmations to this address again. You don’t need to do anything else. If this was a mistake, call us.",
  },
  gone: {
    title: "This link does not work",
    text: "The inquiry may have been deleted, or the link is incomplete. If you keep getting these emails, please call.",
  },
} as const;
