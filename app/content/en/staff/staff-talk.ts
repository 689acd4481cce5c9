import type { BookingPlace, BookingState } from "~/core/db/tables/inquiry-tables";
import type { Colleague } from "~/core/sessions/list-colleagues";
import type { BookingEnd } from "~/staff/bookings/bookings";
import type { Unreachable } from "~/staff/inquiry-record/unreachable";
import { timeZoneName } from "../../../facts/identity";

const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** Texts of the conversation with a visitor, of saved replies and of appointments. */
export const talkWords = {
  title: "Messages",
  noneYet: "No messages yet.",
  visitor: "The visitor",
  label: "Write to the visitor",
  hint: "They read it on their private page; the email says only that there is an answer. Type / for saved replies.",
  noticesIn: (language: string) => `Notices to this visitor are sent in ${language}.`,
  /** In the place of Send. */
  unreachable: {
    disowned: "They get no email and cannot read a message: see above.",
    spam: "They get no email: this inquiry is marked as spam. If it is not, click “Not spam” first.",
    "no-mails":
      "They get no email, so nothing can be written to them: no address was given, or they did not agree. Call, or add a note.",
    stopped:
      "The private link is withdrawn: they cannot read a message. Call, or send a new private link first.",
  } satisfies Record<Unreachable, string>,
  notSent: "Not sent: it would not reach the visitor. What you typed is still here.",
  addNote: "Add a note",
  disowned:
    "The owner of this email address says that they did not write to you. Until you decide, no email about this inquiry is sent to it, and its private link does not work. Call instead. If the address is right after all, send a new private link.",
  submit: "Send",
  andClose: "Send and close",
  andNext: "Send and next",
  keep: "Keep as draft",
  draft: (time: string) => `Draft, saved ${time}`,
  notKept: "Draft not saved. What you typed stays in this tab.",
  discard: "Discard",
  isNew: "New",
  movedOn:
    "Not sent yet: there is a message that you had not seen. It is marked “New”. If yours still fits, send it again.",
  read: "No reply needed",
  missing: "Write a message first.",
  repeated: "Not sent: this is the message that was sent last.",
  tooLong: (most: number) => `A message has at most ${most.toLocaleString("en-US")} characters.`,
  blanks: (names: string) => `Fill in ${names} first.`,
  insert: "Saved replies",
  insertHint: "Click to insert.",
  use: "Use",
  renew: "Send a new private link",
  withdraw: "Withdraw the private link",
} as const;

/** Texts about who else has an inquiry open. */
export const presenceWords = {
  opened: (name: string, minutes: number) =>
    minutes === 0
      ? `${name} opened this just now.`
      : minutes < 60
        ? `${name} opened this ${many(minutes, "minute", "minutes")} ago.`
        : `${name} opened this ${many(Math.floor(minutes / 60), "hour", "hours")} ago.`,
  writing: (names: readonly string[]) =>
    `${new Intl.ListFormat("en-US").format(names)} ${names.length === 1 ? "is" : "are"} writing.`,
} as const;

export const savedRepliesWords = {
  title: "Saved replies",
  intro:
    "Texts you write often, for everyone at the desk. Blanks are filled in where they are used:",
  blanks: {
    "first name": "the visitor’s first name",
    hours: "the office’s hours",
    phone: "the clinic’s number",
  },
  none: "There are none yet.",
  search: "Words of a reply",
  nothingFound: "Nothing matches.",
  name: "Name",
  language: "Language",
  text: "Text",
  add: "Add a reply",
  change: "Edit",
  save: "Save",
  remove: "Remove",
  changedBy: (who: string) => `Changed by ${who}`,
  saved: "Reply saved.",
  removed: "Reply removed.",
  missing: "Give it a name and a text.",
  tooLong: (most: number) => `A text has at most ${most.toLocaleString("en-US")} characters.`,
  unknownBlank: (blank: string) => `There is no blank ${blank}.`,
  /** `who`: null when it was removed. */
  conflict: (who: string | null, me: string) =>
    who === null
      ? "Not saved: it was removed meanwhile. Your text is below: save it there as a new reply."
      : who === me
        ? "Not saved: you changed it in another window meanwhile. That text is below; this one is in the box."
        : `Not saved: ${who} changed it meanwhile. Their text is below; yours is in the box.`,
  notRemoved: (who: string, me: string) =>
    who === me
      ? "Not removed: you changed it in another window meanwhile. That text is below; this one is in the box."
      : `Not removed: ${who} changed it meanwhile. Their text is below; yours is in the box.`,
} as const;

export const bookingWords = {
  title: "Appointment",
  today: "Today",
  noneToday: "No appointments today.",
  day: "Day",
  time: `Time (${timeZoneName})`,
  length: (minutes: number) => `${minutes} min`,
  places: { phone: "By phone", office: "In the office" } satisfies Record<BookingPlace, string>,
  chooseInCalendar: "Choose a time",
  moveInCalendar: "Choose another time",
  submit: "Book",
  move: "Move",
  anyway: "Book anyway",
  states: {
    offered: "Not confirmed yet",
    confirmed: "Confirmed",
    rescheduling: "Asks for another time",
    cancelled: "Canceled",
    came: "Came",
    missed: "No-show",
  } satisfies Record<BookingState, string>,
  /** A state after a comma: "not confirmed yet". */
  inSentence: (state: string) => state.charAt(0).toLowerCase() + state.slice(1),
  cancelHint: "The visitor gets an email ten seconds later; until then you can undo it.",
  /** In the place of texts that announce an email. */
  tellThem: "They get no email about it: tell them yourself.",
  cancelNow: "Cancel the appointment",
  ends: {
    cancelled: "Cancel it",
    came: "Came",
    missed: "No-show",
    kept: "Keep this time",
  } satisfies Record<BookingEnd, string>,
  /** Of an appointment whose outcome is recorded. */
  correct: "Correct this",
  noOutcome: "Neither: it is still to come",
  past: "Choose a day and a time in the future.",
  closed: "The office is closed then. Choose another time, or tick “Book anyway”.",
  collides: (name: string) =>
    `${name} has another appointment then. Choose another time, or tick “Book anyway”.`,
  away: (name: string) =>
    `${name} does not work then, or is not booked for this service. Choose another time, or tick “Book anyway”.`,
  over: "Not changed: this appointment was changed meanwhile.",
  /** `when`: the appointment; none when it was canceled at once. */
  booked: (when: string | null | undefined) =>
    `Not booked: ${when || "a time"} was booked for this inquiry meanwhile. To change it, choose another time here.`,
  done: {
    offered: "Booked",
    moved: "Moved",
    "agreed-phone": "Confirmed on the phone",
    "agreed-visit": "Confirmed in person",
  },
  movedFrom: (from: string, to: string) => `Moved from ${from} to ${to}`,
  agreed: "The visitor has agreed: confirmed at once",
  withPerson: (name: string) => `with ${name}`,
  with: ({ id, name }: Colleague, atDesk: readonly Colleague[]) =>
    atDesk.some((one) => one.id === id) ? `with ${name}` : `with ${name}, who no longer works here`,
} as const;
