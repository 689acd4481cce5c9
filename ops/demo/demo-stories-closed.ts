import type { Story } from "./story";

/** Closed inquiries with each outcome, and appointments of days gone by. */
export const closedStories: readonly Story[] = [
  {
    id: "came",
    name: ["Josephine", "Abernathy-Cruz"],
    service: "weight-loss",
    message: "I am ready to begin.",
    at: [-9, "10:00"],
    steps: [
      { at: [-9, "10:45"], call: "reached", note: "" },
      { at: [-8, "09:00"], by: "owner", book: [-1, "10:30"], minutes: 45, place: "office" },
      { at: [-8, "13:30"], answer: "confirm" },
      { at: [-1, "11:30"], by: "owner", endBooking: "came" },
    ],
  },
  {
    id: "missed",
    name: ["Montgomery", "Delacroix-Umeh"],
    service: "hormone-replacement",
    message: "Wednesday, please.",
    at: [-8, "15:00"],
    steps: [
      { at: [-7, "09:00"], book: [-1, "16:00"], minutes: 30, place: "phone" },
      { at: [-1, "16:45"], endBooking: "missed" },
    ],
  },
  {
    id: "closed-came",
    name: ["Araminta", "Sorensen"],
    service: "aesthetics",
    message: "Please send me a time.",
    at: [-12, "09:00"],
    steps: [
      { at: [-12, "10:00"], book: [-9, "13:00"], minutes: 45, place: "office" },
      { at: [-12, "19:00"], answer: "confirm" },
      { at: [-9, "14:00"], endBooking: "came" },
    ],
  },
  {
    id: "closed-booked",
    name: ["Ignatius", "Bellweather"],
    service: "weight-loss",
    message: "I would rather arrange it by phone.",
    at: [-11, "11:00"],
    steps: [
      { at: [-11, "12:00"], call: "reached", note: "Booked over the phone." },
      { at: [-10, "09:00"], close: "booked", note: "His appointment is in the office's calendar." },
    ],
  },
  {
    id: "closed-not-interested",
    name: ["Drusilla", "Okonjo-Hale"],
    service: "peptide-therapy",
    message: "Is it covered by insurance?",
    at: [-10, "12:00"],
    steps: [
      { at: [-10, "14:00"], write: "We do not bill insurance. Your page has our prices." },
      { at: [-9, "08:30"], visitorWrites: "Then not for now, thank you." },
      { at: [-9, "09:30"], close: "not-interested" },
    ],
  },
  {
    id: "closed-no-answer",
    name: ["Valentin", "Grosvenor-Iqbal"],
    service: "sexual-health",
    message: "",
    at: [-13, "17:00"],
    steps: [
      { at: [-12, "09:30"], call: "no-answer", note: "" },
      { at: [-10, "16:00"], call: "wrong-number", note: "Somebody else's phone." },
      { at: [-8, "10:00"], close: "no-answer" },
    ],
  },
  {
    id: "closed-early",
    name: ["Seraphina", "Lockhart"],
    service: "general",
    message: "Do you offer gift cards?",
    at: [-7, "13:00"],
    steps: [
      { at: [-7, "13:30"], by: "owner", write: "Not yet. Thank you for asking." },
      {
        at: [-6, "09:00"],
        by: "owner",
        close: "not-interested",
        note: "Gift cards asked for again.",
      },
    ],
  },
  {
    id: "closed-long-note",
    name: ["Augustin", "Trevelyan-Mbatha"],
    service: "hormone-replacement",
    message: "I moved here from another state and have my records with me.",
    at: [-14, "10:00"],
    steps: [
      {
        at: [-14, "11:00"],
        call: "reached",
        note: "Brings his records. Prefers the early morning.",
      },
      { at: [-13, "09:00"], by: "owner", book: [-11, "09:00"], minutes: 60, place: "office" },
      { at: [-13, "12:00"], answer: "confirm" },
      { at: [-11, "10:15"], by: "owner", endBooking: "came" },
    ],
  },
  {
    id: "closed-twins",
    name: ["Xanthe", "Rutherford"],
    service: "weight-loss",
    message: "My brother writes to you as well.",
    at: [-9, "14:00"],
    phone: "(904) 555-0186",
    steps: [
      { at: [-9, "15:00"], call: "reached", note: "Same phone as her brother." },
      { at: [-6, "15:00"], close: "booked" },
    ],
  },
  {
    id: "contacted-brother",
    name: ["Hector", "Rutherford"],
    service: "weight-loss",
    message: "My sister gave me your address.",
    at: [-6, "12:00"],
    phone: "(904) 555-0186",
    steps: [{ at: [-6, "15:05"], call: "reached", note: "Wants to think about it." }],
  },
];
