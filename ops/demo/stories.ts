import type { Language } from "../../app/content/languages";
import type { BookingPlace } from "../../app/core/db/tables/inquiry-tables";
import type { BookingChoice, BookingEnd } from "../../app/staff/bookings/bookings";
import type { Inquiry } from "../../app/staff/inquiry-record/inquiry-fields";
import type { CallOutcome, ClosedAs } from "../../app/staff/inquiry-record/inquiry-states";

/** Time of an event: a workday and "HH:MM" on the clinic's clock, or minutes before the start. */
export type When = readonly [workday: number, time: string] | { minutesAgo: number };

/** An inquiry. Name, email and phone number are made from the story's name, unless given here. */
export type Asks = {
  asks: Inquiry["service"];
  suspectedSpam?: true;
  referrerPath?: string;
  language?: Language;
} & Partial<Omit<Inquiry, "service">>;

/** A payment, linked to the story's newest inquiry if there is one. */
export type Pays = { pays: number; description: string; invoice?: string; as?: "open" | "expired" };

export type Member = "owner" | "desk" | "reader";

/** The desk acts where `by` is absent. Amounts are in cents. */
export type Event = { at: When; by?: Member } & (
  | Asks
  | Pays
  | { refund: number }
  | { dispute: number }
  | { call: CallOutcome; note: string }
  | { note: string }
  | { write: string }
  | { visitorWrites: string }
  | { assign: Member }
  | { followUp: number; reason: string }
  | { open: true }
  | { join: string }
  | { close: ClosedAs; remark?: string }
  | { book: readonly [workday: number, time: string]; minutes: number; place: BookingPlace }
  | { answer: BookingChoice; requestedTime?: string }
  | { endBooking: BookingEnd }
);

export const team: Record<Member, { name: string; email: string }> = {
  owner: { name: "Odalys Fenwick-Okafor", email: "odalys@coquinawellness.example" },
  desk: { name: "Tobias Quillfeather", email: "tobias@coquinawellness.example" },
  reader: { name: "Wren Castellanos-Mbeki", email: "wren@coquinawellness.example" },
};

/** Mailboxes of this domain are refused, as a mistyped email's would be. */
export const refusedDomain = "@mistyped.example";

export const readyAnswers = {
  "First visit":
    "Hello {first name},\n\nthank you for writing. The first consultation is free. When may we call you?",
  "We could not reach you":
    "Hello {first name},\n\nwe tried to call you. Please write to us here, or call during office hours ({hours}): {phone}.",
  Insurance:
    "Hello {first name},\n\nwe do not bill insurance companies. Our prices are on our website.",
};

/** What happens with each visitor, in order. All names are invented. */
export const stories: Readonly<Record<string, readonly Event[]>> = {
  // New inquiries of today.
  "Philippa Drummond-Achebe": [
    {
      at: { minutesAgo: 6 },
      asks: "weight-loss",
      message: "I have been thinking about this for a year. What happens at the first visit?",
      callWindow: "14:00-16:00",
      referrerPath: "/services/weight-loss",
    },
  ],
  "Maximiliana Hohenwarter-Featherstonehaugh y Villanueva": [
    {
      at: { minutesAgo: 21 },
      asks: "hormone-replacement",
      message: "Are visits by video possible?",
    },
  ],
  "Ximena Quintanilla Ordóñez": [
    {
      at: { minutesAgo: 38 },
      asks: "general",
      message: "¿Hay alguien que hable español?",
      language: "es",
    },
  ],
  "Thaís Albuquerque-Wren": [
    { at: { minutesAgo: 55 }, asks: "peptide-therapy", message: "Posso escrever em português?" },
  ],
  "Bo Li": [
    { at: { minutesAgo: 74 }, asks: "sexual-health", reachBy: "by-call", noVoicemail: "yes" },
  ],
  "Ngọc Trịnh-Holloway": [
    {
      at: { minutesAgo: 96 },
      asks: "aesthetics",
      message: "Xin chào, tôi muốn hỏi giá trước khi đặt hẹn. English is fine, too.",
      wantsEstimate: "yes",
    },
  ],
  "Gideon Marchbanks": [
    {
      at: { minutesAgo: 130 },
      asks: "general",
      message: "I received an invoice and would like to know what the second line is for.",
      callWindow: "14:00-16:00",
      referrerPath: "/payment",
    },
  ],
  // New inquiries of days before: overdue, with a missed callback, suspected spam.
  "Casimir Oyelaran": [
    { at: [-1, "09:05"], asks: "hormone-replacement", message: "Do you take new patients?" },
  ],
  "Saoirse Van der Plaats": [
    { at: [-1, "10:40"], asks: "weight-loss", message: "I can only come on Tuesdays." },
  ],
  "Ezekiel Thornquist": [
    {
      at: [-2, "16:20"],
      asks: "peptide-therapy",
      message:
        "A long question:\n\n1. Which laboratory tests do you need?\n2. May I bring my own?\n3. How long are results valid?",
    },
  ],
  "Ottoline Marsh": [
    { at: [-2, "11:15"], asks: "general", reachBy: "by-call", callWindow: "14:00-16:00" },
  ],
  "Best Rankings": [
    {
      at: { minutesAgo: 200 },
      asks: "general",
      message: "First page in seven days guaranteed!!! See seo.example",
      suspectedSpam: true,
    },
  ],
  "Fast Funding": [
    { at: [-1, "03:12"], asks: "general", message: "Your loan is approved.", suspectedSpam: true },
  ],
  "Ludmila Ferreira-Stone": [
    {
      at: [-1, "12:30"],
      asks: "aesthetics",
      message: "My browser filled in a field that I could not see. I do want a consultation.",
      suspectedSpam: true,
    },
  ],

  // Appointments of today: confirmed, offered, another time wished, canceled; and later ones.
  "Leopold Anand-Whitlock": [
    { at: [-4, "08:50"], asks: "hormone-replacement", message: "This week, mornings if possible." },
    { at: [-4, "10:10"], call: "reached", note: "Prefers mornings, will confirm by email." },
    { at: [-3, "09:30"], by: "owner", book: [0, "10:00"], minutes: 45, place: "office" },
    { at: [-3, "18:05"], answer: "confirm" },
  ],
  "Beatrix Nakashima": [
    { at: [-3, "13:20"], asks: "weight-loss", message: "What does a first visit cost?" },
    { at: [-3, "15:00"], write: "The first consultation is free. Does 11:30 suit you?" },
    { at: [-2, "09:15"], book: [0, "11:30"], minutes: 30, place: "phone" },
  ],
  "Cornelius Adebayo-Finch": [
    { at: [-5, "17:45"], asks: "peptide-therapy", message: "Either day, but not before three." },
    { at: [-4, "11:00"], by: "owner", call: "voicemail", note: "Left our number." },
    { at: [-3, "10:00"], by: "owner", book: [0, "14:30"], minutes: 45, place: "office" },
    {
      at: [-2, "20:10"],
      answer: "other-time",
      requestedTime: "After 4 PM, or any time next Thursday",
    },
  ],
  "Marguerite Sandoval-Pike": [
    { at: [-5, "09:40"], asks: "aesthetics", message: "Could I come with my sister?" },
    { at: [-5, "11:20"], call: "reached", note: "Both sisters, one appointment each." },
    { at: [-4, "09:00"], book: [0, "15:30"], minutes: 30, place: "office" },
    { at: [-1, "08:20"], answer: "cancel" },
  ],
  "Isidore Blackwood": [
    { at: [-4, "21:30"], asks: "sexual-health", message: "Please write.", reachBy: "by-email" },
    { at: [-3, "09:10"], write: "Of course. Here is a time; your page lets you change it." },
    { at: [-3, "09:20"], book: [1, "11:00"], minutes: 45, place: "phone" },
    { at: [-3, "19:45"], answer: "confirm" },
    { at: [-3, "19:50"], visitorWrites: "Thank you for writing. That time is good." },
  ],
  "Rosalind Eze-Carmichael": [
    { at: [-2, "10:00"], asks: "weight-loss", message: "I have a list of my prescriptions ready." },
    { at: [-1, "09:40"], by: "owner", book: [1, "15:00"], minutes: 60, place: "office" },
  ],

  // Conversations and follow-ups.
  "Anselm Kowalczyk": [
    { at: [-6, "14:00"], asks: "peptide-therapy", message: "I have two questions about storage." },
    { at: [-6, "15:30"], assign: "desk" },
    { at: [-6, "15:40"], write: "Thank you for writing. What would you like to know?" },
    { at: [-6, "20:05"], visitorWrites: "Does it need a refrigerator, and may I fly with it?" },
    { at: [-5, "09:30"], note: "Asked the physician; answer below." },
    {
      at: [-5, "11:10"],
      write:
        "The pharmacy's label says how to store it. Our physician goes through travel with you at the visit.",
    },
    { at: [-5, "12:00"], visitorWrites: "Good. When could that be?" },
    { at: [-5, "14:20"], write: "Next week. May we call you about a time?" },
    { at: { minutesAgo: 44 }, visitorWrites: "Yes, any afternoon. My number is above." },
  ],
  "Wilhelmina Sato-Prescott": [
    { at: [-3, "12:15"], asks: "hormone-replacement", message: "Is there parking at the office?" },
    { at: [-3, "13:00"], write: "Yes, in front of the building and free of charge." },
    { at: { minutesAgo: 17 }, visitorWrites: "Perfect. And is the entrance step-free?" },
  ],
  "Fitzgerald Nwosu": [
    { at: [-3, "08:00"], asks: "peptide-therapy", message: "What is right for a runner of sixty?" },
    { at: [-3, "09:00"], open: true },
    { at: [-3, "09:05"], by: "owner", assign: "owner" },
    { at: [-3, "09:30"], by: "owner", write: "Our physician decides that. When may we call?" },
  ],
  "Thaddeus Moreau-Lind": [
    { at: [-7, "10:30"], asks: "weight-loss", message: "I am away until the end of the week." },
    { at: [-7, "11:30"], by: "owner", call: "reached", note: "Asked for another call when back." },
    { at: [-7, "11:35"], by: "owner", followUp: -1, reason: "Back from a journey" },
  ],
  "Henrietta Osei": [
    { at: [-4, "09:00"], asks: "general", message: "I first need to talk to my own doctor." },
    { at: [-4, "09:45"], call: "reached", note: "Sees her doctor on Monday." },
    { at: [-4, "09:50"], followUp: 3, reason: "After her doctor's visit" },
  ],
  "Barnaby Iwu-Tremblay": [
    { at: [-6, "08:30"], asks: "sexual-health", message: "Call me, please.", reachBy: "by-call" },
    { at: [-6, "10:00"], call: "no-answer", note: "" },
    { at: [-5, "15:10"], call: "no-answer", note: "Tried in the afternoon." },
    { at: [-3, "12:05"], call: "no-answer", note: "" },
  ],
  "Clementine Ashgrove": [
    { at: [-8, "11:00"], asks: "general", email: `clementine.ashgrove${refusedDomain}` },
    { at: [-8, "12:00"], call: "voicemail", note: "Her mailbox does not exist." },
  ],

  // One person who wrote twice from one mailbox, and once from another.
  "Perpetua Lindqvist": [
    { at: [-5, "16:00"], asks: "weight-loss", message: "I would like to start before summer." },
    { at: [-5, "16:45"], call: "voicemail", note: "Left our number." },
    { at: { minutesAgo: 150 }, asks: "weight-loss", message: "Has anybody seen my message?" },
  ],
  "Perpetua L. Lindqvist": [
    { at: [-4, "13:00"], asks: "aesthetics", message: "One more question, from my other mailbox." },
    { at: [-4, "14:00"], join: "Perpetua Lindqvist" },
    { at: [-4, "14:05"], write: "We have seen both of your messages and will call you." },
  ],
  // Sister and brother with one phone.
  "Xanthe Rutherford": [
    { at: [-9, "14:00"], asks: "weight-loss", phone: "(904) 555-0186" },
    { at: [-9, "15:00"], call: "reached", note: "Same phone as her brother." },
    { at: [-6, "15:00"], close: "booked" },
  ],
  "Hector Rutherford": [
    { at: [-6, "12:00"], asks: "weight-loss", phone: "(904) 555-0186" },
    { at: [-6, "15:05"], call: "reached", note: "Wants to think about it." },
  ],

  // Past appointments, and closed inquiries with each outcome.
  "Josephine Abernathy-Cruz": [
    { at: [-9, "10:00"], asks: "weight-loss", message: "I am ready to begin." },
    { at: [-9, "10:45"], call: "reached", note: "" },
    { at: [-8, "09:00"], by: "owner", book: [-1, "10:30"], minutes: 45, place: "office" },
    { at: [-8, "13:30"], answer: "confirm" },
    { at: [-1, "11:30"], by: "owner", endBooking: "came" },
    { at: { minutesAgo: 190 }, pays: 31_141, description: "Laboratory tests", invoice: "1063" },
  ],
  "Montgomery Delacroix-Umeh": [
    { at: [-8, "15:00"], asks: "hormone-replacement", message: "Wednesday, please." },
    { at: [-7, "09:00"], book: [-1, "16:00"], minutes: 30, place: "phone" },
    { at: [-1, "16:45"], endBooking: "missed" },
  ],
  "Araminta Sorensen": [
    { at: [-12, "09:00"], asks: "aesthetics", message: "Please send me a time." },
    { at: [-12, "10:00"], book: [-9, "13:00"], minutes: 45, place: "office" },
    { at: [-12, "14:10"], pays: 35_210, description: "NAD+ nasal spray", invoice: "1041" },
    { at: [-12, "19:00"], answer: "confirm" },
    { at: [-9, "14:00"], endBooking: "came" },
  ],
  "Augustin Trevelyan-Mbatha": [
    { at: [-14, "10:00"], asks: "hormone-replacement", message: "I have my records with me." },
    { at: [-14, "11:00"], call: "reached", note: "Brings records. Prefers the early morning." },
    { at: [-13, "09:00"], by: "owner", book: [-11, "09:00"], minutes: 60, place: "office" },
    { at: [-13, "12:00"], answer: "confirm" },
    { at: [-11, "10:15"], by: "owner", endBooking: "came" },
    { at: [-9, "16:05"], pays: 42_680, description: "Program, first month", invoice: "1046" },
    { at: [-5, "10:30"], refund: 10_000 },
  ],
  "Ignatius Bellweather": [
    { at: [-11, "11:00"], asks: "weight-loss", message: "I would rather arrange it by phone." },
    { at: [-11, "12:00"], call: "reached", note: "Booked over the phone." },
    { at: [-10, "09:00"], close: "booked", remark: "It is in the office's calendar." },
  ],
  "Drusilla Okonjo-Hale": [
    { at: [-10, "12:00"], asks: "peptide-therapy", message: "Is it covered by insurance?" },
    { at: [-10, "14:00"], write: "We do not bill insurance. Your page has our prices." },
    { at: [-9, "08:30"], visitorWrites: "Then not for now, thank you." },
    { at: [-9, "09:30"], close: "not-interested" },
  ],
  "Seraphina Lockhart": [
    { at: [-7, "13:00"], asks: "general", message: "Do you offer gift cards?" },
    { at: [-7, "13:30"], by: "owner", write: "Not yet. Thank you for asking." },
    { at: [-6, "09:00"], by: "owner", close: "not-interested", remark: "Gift cards again." },
  ],
  "Valentin Grosvenor-Iqbal": [
    { at: [-13, "17:00"], asks: "sexual-health" },
    { at: [-12, "09:30"], call: "no-answer", note: "" },
    { at: [-10, "16:00"], call: "wrong-number", note: "Somebody else's phone." },
    { at: [-8, "10:00"], close: "no-answer" },
  ],

  // Payments that belong to no inquiry.
  "Payer of invoice 1052": [
    { at: [-7, "11:40"], pays: 74_102, description: "Program", invoice: "1052" },
    { at: [-2, "08:15"], dispute: 74_102 },
  ],
  "Payer without an invoice": [{ at: [-4, "12:30"], pays: 15_000, description: "Follow-up visit" }],
  "Payer of invoice 1060": [
    { at: [-3, "17:20"], pays: 36_878, description: "Peptides", invoice: "1060", as: "expired" },
  ],
  "Payer of invoice 1066": [
    { at: { minutesAgo: 12 }, pays: 37_857, description: "Peptides", invoice: "1066", as: "open" },
  ],
};
