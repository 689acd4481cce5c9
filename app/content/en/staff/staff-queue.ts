import type { Language } from "~/content/languages";
import type { InquirySource } from "~/core/db/tables/inquiry-tables";
import type { Colleague } from "~/core/sessions/list-colleagues";
import type { QueueGroup, VisitorEvent } from "~/staff/inbox/queue-group.server";
import type { CallOutcome, DueKind } from "~/staff/inquiry-record/inquiry-states";
import { timeZoneName } from "../../../facts/identity";

const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** Texts of the desk's queue and of its actions on an inquiry. */
export const queueWords = {
  title: "Queue",
  groups: {
    urgent: "Read first",
    new: "New",
    due: "Due",
    waiting: "Waiting on the visitor",
  } satisfies Record<QueueGroup, string>,
  /** Heads the row of the open inquiry where no group has it. */
  openNow: "Open now",
  columns: { name: "Name", words: "Message", age: "Since", service: "Service", who: "Who has it" },
  noMessage: "No message",
  nobody: "Nobody",
  you: "You",
  filters: "Assigned to",
  everybody: "Everybody’s",
  mine: "Mine",
  nobodys: "Nobody’s",
  find: "Find an inquiry",
  others: "A colleague’s",
  ofPerson: (name: string) => `${name}’s`,
  empty: "All caught up.",
  emptyOf: "Nothing here right now.",
  more: (n: number) => `${n} more in All inquiries`,
  waited: (time: string) => `Waited ${time}`,
  answeredAfter: (time: string) => `Answered after ${time}`,
  visitorEvents: {
    wrote: "Wrote back",
    reschedule: "Asks for another time",
    cancelled: "Canceled",
    booked: "Booked a time",
    disowned: "Not them",
  } satisfies Record<VisitorEvent, string>,
  /** After something else that still waits. */
  wroteAgain: "Wrote again",
  called: {
    "no-answer": (time: string) => `No answer, ${time}`,
    voicemail: (time: string) => `Voicemail, ${time}`,
  },
  timesOffered: "Times offered",
  emailOnly: "Email only",
  noVoicemail: "Leave no voicemail",
  redFlag: "Red flag",
  maybeSame: "Same person?",
  tooFewDigits: (digits: number) =>
    `${many(digits, "digit", "digits")} only: the number may be incomplete`,
  estimateBy: (day: string) => `Estimate by ${day}`,
  dueKinds: {
    "follow-up": "Follow up",
    callback: "Call back",
    booking: "Appointment",
  } satisfies Record<DueKind, string>,
  arrived: (n: string) => `${n} new`,
  show: "Show",
  takeNext: "Take the next one",
  nothingNext: "The queue is empty.",
  keys: {
    title: "Keys",
    key: "?",
    close: "Close",
    list: [
      ["j / k", "next and previous row"],
      ["Enter", "open the row"],
      ["i", "new inquiry of a caller or walk-in"],
      ["t", "take it, or take the next one"],
      ["n", "next in the queue"],
      ["1 to 6", "give it to the colleague with that number; 0: to nobody"],
      ["c", "call"],
      ["o", "the call’s outcome"],
      ["w", "write to the visitor"],
      ["a", "add a note"],
      ["f", "follow up"],
      ["b", "book an appointment"],
      ["x", "close it"],
      ["Ctrl + Enter", "send what you write to the visitor; on a Mac ⌘ + Enter"],
      ["u", "undo"],
      ["q", "back to the queue"],
      ["/", "search; in a message: saved replies"],
      ["?", "show these keys"],
    ],
  },
  first: {
    title: "First steps",
    steps: [
      ["/staff/account", "Print recovery codes for your account"],
      ["/staff/people", "Invite the people who work here"],
      ["/staff/launch", "See what is missing before the site goes live"],
    ],
  },
  pick: "Choose an inquiry, or take the next one.",
} as const;

/** Actions on several rows of the queue. */
export const rowsWords = {
  title: "The chosen rows",
  chosen: "{n} chosen",
  select: "Select",
  column: "Choose",
  pick: (name: string) => `Choose ${name}`,
  close: "Close…",
  give: "Give to",
  me: "Me",
  nobody: "Nobody",
  spam: "Spam",
  spamRow: (name: string) => `Spam: ${name}`,
  none: "Choose a row first.",
  undo: "Undo",
  /** One person is named. */
  which: (n: number, name: string) => (n === 1 && name ? name : many(n, "inquiry", "inquiries")),
  you: "you",
  /** Rows that stay as they are. */
  left: (which: string, n: number) =>
    `Not changed: ${which}. Somebody else changed ${n === 1 ? "this inquiry" : "them"} first.`,
  done: {
    closed: (which: string) => `${which} closed.`,
    given: (which: string, to: string) => `${which} given ${to ? `to ${to}` : "back to nobody"}.`,
    spam: (which: string) => `${which} marked as spam.`,
    undone: (_: string, __: string, n: number) =>
      n === 0 ? "Couldn’t undo: something else has changed since." : `Undone: ${n}.`,
    sent: (which: string, _: string, n: number) =>
      n === 1 ? `Sent to ${which}.` : "Sent to the visitor.",
  },
} as const;

/** How the desk got an inquiry that the website's form did not bring. */
export const sourceWords: Record<Exclude<InquirySource, "">, string> = {
  phone: "By phone",
  visit: "In person",
};

/** The languages in which the site writes to visitors. */
export const languageNames: Record<Language, string> = { en: "English", es: "Spanish" };

/** Named only where it is not the desk's own. */
export const otherLanguage = (language: Language) =>
  language === "en" ? null : languageNames[language];

/** The form for callers and walk-ins. */
export const enterInquiryWords = {
  title: "New inquiry",
  short: "New",
  source: "How they came",
  language: "Language",
  mayMail: "They agreed to get emails about this",
  message: "What they said",
  noVoicemail: "Leave no voicemail",
  wantsEstimate: "They want an estimate of the cost",
  submit: "Save",
  /** 0: the fields are right, and it was not stored. */
  problems: (n: number) =>
    n === 0
      ? "Not saved: the database did not respond. Try again."
      : n === 1
        ? "One field needs another look:"
        : `${n} fields need another look:`,
  unreachable: "Type a phone number or an email address",
  incomplete: (digits: number) =>
    `A number has ten digits; this one has ${digits}. Begin a number from abroad with +.`,
  noAddress: "They can only get emails at an address",
} as const;

/** Actions on one inquiry. */
export const inquiryTaskWords = {
  take: "Take",
  give: "Give to",
  giveOthers: "Others",
  toNobody: "Nobody",
  next: "Next",
  write: "Write",
  writeIn: (language: string) => `Send notices in ${language}`,
  whoHasIt: (owner: Colleague | null, me: Colleague) =>
    owner ? (owner.id === me.id ? "You have it" : `${owner.name} has it`) : "Nobody has it",
  undo: "Undo",
  undoTooLate: "Couldn’t undo: something else has changed since.",
  undoSent: "Couldn’t undo: the email to the visitor has left.",
  assignConflict: (name: string, byYou: boolean) =>
    byYou
      ? `Not changed: in another window you gave it to ${name || "nobody"}.`
      : `Not changed: ${name || "nobody"} has it now.`,
  takenByYou: "Not changed: you took it in another window.",
  merged: "Somebody else changed this meanwhile. Both changes are in the history.",
  followUp: {
    title: "Follow up",
    reason: "Reason",
    tomorrow: "Tomorrow",
    closedThen: (open: string, closed: string) =>
      `${open} (closed ${closed === "Tomorrow" ? "tomorrow" : closed})`,
    time: `At (${timeZoneName})`,
    other: "A day…",
    day: "On a day",
    submit: "Follow up",
    clear: "No follow-up",
    past: "Choose a day, and a time if any, in the future.",
    due: (kind: string, when: string) => `${kind}: ${when}`,
  },
  call: {
    log: "Log a call",
    title: "After the call",
    again: "No answer, and follow up:",
    line: "What was said",
    lineHint: "What was said, if anything",
    outcomes: {
      reached: "Reached",
      "no-answer": "No answer",
      voicemail: "Left a voicemail",
      "wrong-number": "Wrong number",
    } satisfies Record<CallOutcome, string>,
    giveUp: (n: number, mayWrite: boolean) =>
      `${many(n, "call", "calls")}, no answer. ${mayWrite ? "Send an email and close it." : "Close it."}`,
  },
  same: {
    joinedTitle: "Joined inquiries",
    maybeTitle: "Possibly the same person",
    others: (n: number) => `${n} more`,
    count: (n: number) => many(n, "inquiry", "inquiries"),
    differ: (one: string, other: string) => `${one} and ${other}: is this one person?`,
    joinNow: "Join them",
    email: "same email",
    phone: "same phone",
    joined: "joined",
    join: "Join",
    separate: "Take apart",
  },
  events: {
    assignedTo: (name: string) => (name ? `Given to ${name}` : "Given back to nobody"),
    followUp: (when: string) => (when ? `Follow up ${when}` : "No follow-up"),
    call: (outcome: string) => `Call: ${outcome}`,
    joined: (reference: string) => `Joined with ${reference}`,
    separated: (reference: string) => `Taken apart from ${reference}`,
    entered: (how: string) => `Entered: ${how.toLowerCase()}`,
    language: (name: string) => `Notices to the visitor are in ${name}`,
    undone: "Undid the change before",
    message: "Wrote to the visitor",
    read: "No reply needed",
    taken: "Took it",
    closed: (outcome: string) => `Closed: ${outcome.toLowerCase()}`,
    visitorWrote: "The visitor wrote",
    texts: {
      on: "The visitor agreed to reminders by text",
      off: "The visitor ended the reminders by text",
    },
    link: {
      made: "Made a new private link",
      withdrawn: "Withdrew the private link",
      disowned: "The email’s owner says that they did not write",
    },
  },
  /** What a change of one's own has done, where the history says it in other words. */
  saved: {
    took: "You have it now.",
    note: "Note added.",
    message: "Sent to the visitor.",
    sent: "Sent",
    both: (first: string, second: string) =>
      `${first}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}.`,
    undone: "Undone.",
    entered: "Inquiry saved. You have it.",
    status: (now: string) => `${now}.`,
    notSpam: "Not spam: held emails go out now.",
  },
  /** "offered 2026-03-02T14:00:00.000Z"; offered times are several. */
  booking(detail: string, time: (at: string) => string): string {
    const [state = "", ...at] = detail.split(" ");
    const what =
      {
        times: "Offered these times:",
        withdrew: "Withdrew the offered times",
        chosen: "The visitor chose",
        rechosen: "The visitor moved it to",
        offered: "Booked",
        moved: "Moved to",
        "agreed-phone": "Confirmed on the phone:",
        "agreed-visit": "Confirmed in person:",
        confirmed: "The visitor confirmed",
        rescheduling: "The visitor asks for another time than",
        cancelled: "Canceled",
        came: "Came",
        missed: "No-show",
        kept: "Kept",
      }[state] ?? state;
    return at.length > 0 ? `${what} ${at.map(time).join("; ")}` : what;
  },
  historyOf: "Whose entries",
  everybody: "Everybody",
  older: (n: number) => `${many(n, "earlier entry", "earlier entries")}`,
  of: (reference: string) => `in ${reference}`,
  moreMenu: "More",
} as const;
