import type { Hero, SearchWords } from "../../word-shapes";

/** Texts of /my-list, a visitor's own list that is printed for the visit. */
export const myListWords = {
  search: {
    title: "My List and Visit Sheet",
    description:
      "Choose treatments, write down your questions, medicines and allergies, and print one sheet for your visit. It stays on your device.",
    keywords: ["visit sheet", "questions for the physician", "treatment list"],
  } satisfies SearchWords,
  hero: {
    kicker: "For your visit",
    headline: "My list",
    lead: "Choose treatments and write down what you want to say. Print it and bring it. It stays on your device unless you send it.",
  } satisfies Hero,
  treatments: "Treatments I want to ask about",
  notes: "My notes",
  questions: "My questions",
  medicines: "Medicines and supplements I take",
  allergies: "My allergies",
  toAsk: {
    heading: "Good questions for the physician",
    items: [
      "What is this medicine, and is it FDA-approved for this use?",
      "What are the risks for me, with my health and my medicines?",
      "What else could I try, including without medicine?",
      "How and when will we see whether it works?",
      "What will it cost in total, with labs and visits?",
      "Who do I call if I feel unwell, and when should I call 911?",
      "How do I stop?",
    ],
  },
  reach: "How to reach the clinic",
  print: "Print my visit sheet",
  keep: "Keep on this device",
  keepHint:
    "If you don’t tick this, the list is gone when you close the tab. Leave it unticked on a shared device.",
  clear: "Clear everything",
  send: "Send this list with my inquiry",
  sendHint:
    "The names of the treatments go into the message of the inquiry form, where you see them first. Your notes stay here.",
  withoutScripts:
    "Your browser has JavaScript turned off, so nothing is saved. Print before you leave this page.",
  added: (title: string) => `${title} is on your list.`,
  cleared: "Your list is empty, and nothing of it is kept on this device.",
} as const;

/** Link on a treatment's page and in its dialog. */
export const addToMyList = "Add to my list";

/** For screen readers: the bookmark of a card, because a page has many of them. */
export const addThisToMyList = (title: string) => `${addToMyList} (${title})`;

/** On /contact, and in the message. */
export const listInInquiry = {
  shown: "Your list is in the message below. Please look it over before you send it.",
  message: (names: readonly string[]) => `I would like to talk about: ${names.join(", ")}.`,
} as const;
