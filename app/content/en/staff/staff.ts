import type { Allowance } from "~/core/config/unsafe-settings";
import type { MailKind } from "~/core/db/tables/mail-tables";
import type { PaymentStatus } from "~/core/db/tables/payment-tables";
import type { DeskMail } from "~/staff/inquiry/open-inquiry.server";
import type { InquiryStatus } from "~/staff/inquiry-record/inquiry-states";
import { updateProductsWords } from "./update-products";

export const statusWords: Record<InquiryStatus, string> = {
  new: "New",
  contacted: "Contacted",
  booked: "Booked",
  closed: "Closed",
};

/** Header row of the export, beside the inquiry's own fields. */
export const exportWords = {
  reference: "Reference",
  received: "Received",
  phoneDigits: "Phone digits",
  source: "How they came",
  language: "Language",
  status: "Status",
  outcome: "Outcome",
  answered: "Answered",
  assigned: "Who has it",
  due: "Due",
  dueReason: "Why",
  appointments: "Appointments",
  estimateDue: "Estimate due",
  estimates: "Estimates",
  messages: "Messages",
  drafts: "Drafts",
  history: "History",
};

export const paymentStatusWords: Record<PaymentStatus, string> = {
  started: "Started",
  processing: "Processing",
  paid: "Paid",
  cancelled: "Canceled",
  failed: "Failed",
};

const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** "3 h 20 min" of office hours. */
export function officeDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 100) return `${hours} h`;
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

export const staffWords = {
  area: "Front desk",
  navigation: {
    label: "Front desk",
    queue: "Queue",
    calendar: "Calendar",
    inquiries: "All inquiries",
    more: "More",
    spam: "Suspected spam",
    answers: "Saved replies",
    estimates: "Estimates",
    payments: "Payments",
    numbers: "Numbers",
    people: "People",
    site: "Site",
    audit: "Audit log",
    upkeep: "Upkeep",
    account: "Account",
    signOut: "Sign out",
    signedIn: (who: string) => `Signed in as ${who}`,
    skip: "Skip to main content",
  },
  asksToReauthenticate: "Asks for your passkey, or password and code, at most every ten minutes",
  away: "The site isn’t responding. What you typed is still here. Try again.",
  lateMails: (n: number) =>
    n === 1 ? "An email has not gone out since" : `${n} emails have not gone out, the first since`,
  lateMailsHint:
    "Inquiries show here all the same. Tell your site administrator that email isn’t going out.",
  allowedRisks: {
    ALLOW_PLAIN_HTTP: "What visitors send to this site is not encrypted on its way.",
    ALLOW_EXAMPLE_DOMAIN:
      "This site’s address or its email address is an example: links in emails lead nowhere, or nobody reads them.",
    ALLOW_MAIL_FILES: "No mail server is set up: emails are written to files and reach nobody.",
    ALLOW_DEFAULT_DATABASE_PASSWORD: "The database has a password that everybody tries.",
    ALLOW_EVERY_PROXY: "Anybody can claim any network address: limits per visitor do not hold.",
    ALLOW_PLAIN_SMTP: "Emails can be read on their way to the mail server.",
    ALLOW_PLAIN_DATABASE: "What this site stores can be read on its way to the database server.",
    ALLOW_PLAIN_PROVIDER:
      "The connection to the payment provider is not encrypted: its secret key can be read.",
  } satisfies Record<Allowance, string>,
  allowedBy: (setting: string) => `The setting ${setting} allows it. Tell your site administrator.`,
  list: {
    title: "Inquiries",
    asOf: "As of",
    reload: "Reload",
    spamTitle: "Suspected spam",
    spamLead:
      "These filled in a field that people do not see, or somebody marked them. Their emails are held back. “Not spam” puts an inquiry back and sends what was not sent.",
    failedMails: (n: string) =>
      n === "1"
        ? "We stopped trying to send an email about one inquiry."
        : `We stopped trying to send emails about ${n} inquiries.`,
    showFailedMails: "Show which",
    filter: "Filter",
    search: "Search",
    searchHint: "Name, phone, email or reference",
    status: "Status",
    service: "Service",
    whoHasIt: "Who has it",
    from: "From",
    to: "To",
    noSuchDay: "There is no such day. Write it like 2026-03-02.",
    any: "All",
    apply: "Apply",
    clear: "Clear",
    export: "Export CSV",
    found: (n: number) => many(n, "inquiry", "inquiries"),
    moreThan: (n: number) => `More than ${n.toLocaleString("en-US")} inquiries`,
    none: "No inquiry matches.",
    noneYet: "No inquiries yet.",
    noSpam: "No suspected spam.",
    beyond: "No results on this page.",
    firstPage: "To the first page",
    narrowedTo: "Narrowed down to",
    searchAll: "Search all inquiries",
    showAll: "Show all inquiries",
    searchAllSpam: "Search all suspected spam",
    showAllSpam: "Show all suspected spam",
    inSpam: (n: number) => `${many(n, "match", "matches")} in Suspected spam`,
    columns: {
      reference: "Reference",
      received: "Received",
      who: "Name",
      phone: "Phone",
      service: "Service",
      status: "Status",
      has: "Who",
      answer: "First answer",
      action: "Action",
    },
    overdueMark: "Waiting too long",
    answer: {
      waiting: (time: string) => `Waiting ${time}`,
      tooLong: "too long",
      answered: (time: string) => `Answered in ${time}`,
    },
    mailFailedMark: "Email failed",
    notSpam: "Not spam",
    newer: "Newer",
    older: "Older",
    newest: "Newest",
    pages: "Pages",
  },
  inquiry: {
    title: (reference: string) => `Inquiry ${reference}`,
    back: "Queue",
    savedTitle: "Saved: ",
    errorTitle: "Error: ",
    moreMenu: "More",
    call: "Call",
    reply: "Reply by email",
    replySubject: (reference: string) => `Your inquiry (${reference})`,
    received: "Received",
    leftEmpty: (label: string) => `No ${label.toLowerCase()}`,
    waiting: (time: string) => `Waiting for ${time} of office hours`,
    answered: (time: string) => `Answered after ${time} of office hours`,
    overdue: "Waiting too long",
    deletedOn: (day: string, days: number) =>
      `Deleted automatically on ${day} (in ${many(days, "day", "days")}), unless you are in touch before.`,
    kept: "Kept until somebody deletes it.",
    spam: "This is in suspected spam.",
    spamMails: {
      none: "No email was sent.",
      sent: "Emails had been sent before it was marked.",
    },
    notSpam: "Not spam: put back and send emails",
    markSpam: "Spam",
    conversation: "Conversation",
    contact: "Contact",
    status: "Status",
    close: "Close…",
    outcome: "Outcome",
    likely: "likely",
    closingNote: "Remark, if any",
    note: "Note",
    noteHint: "For the desk only. It cannot be changed later.",
    addNote: "Add note",
    noteMissing: "Write the note first",
    noteTooLong: (longest: number) => `The note must be less than ${longest} characters`,
    conflict: (now: string, byYou: boolean) =>
      `Not changed: ${byYou ? "you changed this inquiry in another window" : "somebody else changed this inquiry first"}. It is now “${now}”.`,
    mails: "Emails",
    noMails: "No email was queued.",
    mailKinds: {
      "inquiry-to-clinic": "Notice to the clinic",
      "inquiry-to-visitor": "Confirmation to the visitor",
      "update-to-clinic": "News from the visitor to the clinic",
      "reply-to-visitor": "Notice of an answer",
      "estimate-to-visitor": "Notice of an estimate",
      "payment-to-visitor": "Notice of a request for a payment",
      "link-to-visitor": "New private link",
      "times-to-visitor": "Offered times",
      "booking-to-visitor": "Appointment",
      "booking-reminder": "Reminder of the appointment",
      "booking-cancelled": "Canceled appointment",
    } satisfies Record<MailKind, string>,
    mailStates: {
      waiting: "Waiting",
      sent: "Sent",
      file: "Written to a file, sent to nobody",
      failed: "Failed",
      "enough-today": "Not sent: this email address had three today",
      stopped: "Not sent: the owner of this email address said that they had not written",
      budget: "Waiting: many confirmations were sent in the last hour",
    } satisfies Record<DeskMail["state"], string>,
    mailAt: {
      waiting: "Next try",
      sent: "Sent",
      file: "Written",
      failed: "Stopped trying",
      "enough-today": "Held back",
      stopped: "Held back",
      budget: "Next try",
    } satisfies Record<DeskMail["state"], string>,
    tries: (n: number) => many(n, "try", "tries"),
    mailAnswers: {
      waiting: "Reason",
      sent: "Server’s answer",
      file: "File",
      failed: "Reason",
      "enough-today": "Reason",
      stopped: "Reason",
      budget: "Reason",
    } satisfies Record<DeskMail["state"], string>,
    sendAgain: "Send again",
    tryNow: "Try now",
    history: "History",
    events: {
      status: "Status",
      note: "Note",
      spam: "Marked as spam",
      "not-spam": "Taken back from spam",
      mail: "Email sent again",
    },
    erase: "Delete this person’s data",
    auditTrail: "Access log",
  },
  erase: {
    title: "Delete a person’s data",
    lead: "Choose what to delete. It is removed for good, with its emails, notes and history. The audit log keeps the references, your name and the reason, and nothing about the person.",
    itself: "the inquiry you came from",
    joined: "joined with it",
    email: "same email",
    phone: "same phone",
    phoneNote: "A phone can belong to several people: check the name.",
    reason: "Reason",
    reasons: [
      { value: "asked by the person", label: "The person asked for it" },
      { value: "test or mistake", label: "A test or a mistake" },
      { value: "other", label: "Another reason" },
    ],
    confirm: "I understand that this cannot be undone",
    submit: "Delete for good",
    cancel: "Cancel",
    nothing: "Choose at least one inquiry and confirm.",
    done: (n: number) => `${many(n, "inquiry was", "inquiries were")} deleted.`,
    payments:
      "Payments are kept for the time that tax law sets and are not deleted here. Data that has been exported to files has to be removed there.",
  },
  audit: {
    title: "Audit log",
    lead: "Every look at and change to personal data. Lines cannot be changed or removed.",
    of: (reference: string) => `Audit log of ${reference}`,
    columns: { at: "When", who: "Who", action: "What", subject: "About", detail: "Detail" },
    none: "Nothing yet.",
    all: "The whole log",
    person: "Who",
    everybody: "Everybody",
    reference: "Reference",
    from: "From",
    to: "To",
    references: (n: number) => `${n} references`,
    show: "Show",
  },
  products: {
    title: "Products",
    lead: "The catalog’s descriptions, as the card payment provider holds them.",
    preview: "Show what would change",
    page: "Update products",
    wouldChange: (n: number, total: number) =>
      total === 0
        ? "The provider’s account holds no products on sale"
        : n === 0
          ? `Nothing would change: all ${total} are right`
          : `${many(n, "product", "products")} of ${total} would change`,
    old: "Now at the provider",
    next: "From the catalog",
    empty: "No description",
    unchanged: "right already",
    noMatch: "no treatment in the catalog matches",
    update: (n: number) => `Write ${many(n, "description", "descriptions")}`,
    last: "Last batch",
    updated: (n: number) => `${many(n, "product was", "products were")} updated`,
    undo: "Undo the last batch",
    undoHint: "Writes the earlier descriptions back. Texts that were changed since are left alone.",
    undone: ({ restored, skipped, failed }: Record<"restored" | "skipped" | "failed", number>) =>
      [
        `${many(restored, "description was", "descriptions were")} written back.`,
        skipped > 0 ? `${many(skipped, "was", "were")} changed since and left alone.` : "",
        failed > 0 ? `${failed} failed: try again.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    isUndone: "It was undone.",
    nothing: "There is nothing to undo.",
    failed: "The payment provider did not answer. Nothing was changed.",
    noProvider: updateProductsWords.noProvider,
  },
  refused: {
    heading: "This did not work",
    text: "Nothing was changed. Go back and try again in a minute.",
    notFound:
      "There is no such page at the front desk. It may have been deleted, or its address is mistyped.",
    outsideRole: {
      heading: "Your account cannot do this",
      text: (own: string, allowed: readonly string[]) =>
        `Your role is “${own}”. This is for: ${allowed.join(", ")}. Ask a colleague with such a role.`,
    },
    back: "To the front desk",
    signedOut: {
      heading: "You have been signed out",
      text: "Nothing was changed yet, and nothing is lost. Sign in in another tab, come back here and send it again.",
      signIn: "Sign in (in a new tab)",
      again: "Send it again",
    },
  },
} as const;
