import { formatPhone } from "~/facts/format-facts";
import type { Facts } from "../../facts/facts-schema";
import type { Question } from "../word-shapes";

type Fact = keyof Facts["practical"];
type Asked = {
  question: string;
  /** Used while the fact is empty: its name in the list of topics, or what other texts imply. */
  meanwhile: { topic: string } | ((facts: Facts) => string);
};

/** Questions whose answer is a fact, in the order in which they are shown. */
const asked: Record<Fact, Asked> = {
  consultationWith: {
    question: "Is the free consultation with the physician?",
    meanwhile: () =>
      "Ask when you book whether you meet the physician at the first visit. A physician decides on every prescription.",
  },
  whichNumber: {
    question: "Which of the two numbers do I call?",
    meanwhile: ({ phones }) =>
      `${formatPhone(phones.clinic)} is the clinic’s number, for visits, bills and anything else. ${formatPhone(phones.treatments)} is the treatment line, for questions about a treatment.`,
  },
  afterHours: {
    question: "Who answers at night?",
    meanwhile: () =>
      "Calls are answered during phone hours. You can write at any time, and we reply in office hours.",
  },
  ownPharmacy: {
    question: "Can my own pharmacy fill an approved medicine?",
    meanwhile: () => "It may. Ask us before you pay for an order.",
  },
  missedDose: {
    question: "What if I miss a dose, or my medicine gets warm?",
    meanwhile: () =>
      "Follow the label or call us. Never take a double dose. If it got warm, don’t use it until you’ve asked us.",
  },
  firstVisit: { question: "What should I bring?", meanwhile: { topic: "what to bring" } },
  telehealth: { question: "Can we meet by video?", meanwhile: { topic: "video visits" } },
  labs: { question: "Where are labs drawn?", meanwhile: { topic: "where labs are drawn" } },
  labPrices: { question: "What do labs cost?", meanwhile: { topic: "prices of labs" } },
  visitPrices: {
    question: "What do later visits cost?",
    meanwhile: { topic: "prices of later visits" },
  },
  insurance: { question: "Do you take insurance?", meanwhile: { topic: "insurance" } },
  cards: { question: "Which cards do you take?", meanwhile: { topic: "cards" } },
  hsaFsa: { question: "Can I pay from an HSA or FSA?", meanwhile: { topic: "HSA and FSA" } },
  receipts: { question: "Do I get a receipt?", meanwhile: { topic: "receipts" } },
  statementName: {
    question: "What name is on my card statement?",
    meanwhile: { topic: "the name on your card statement" },
  },
  pharmacy: {
    question: "Which pharmacy prepares my medicine?",
    meanwhile: { topic: "the pharmacy" },
  },
  shipping: { question: "How is it delivered?", meanwhile: { topic: "delivery" } },
  coldStorage: {
    question: "What has to stay cold?",
    meanwhile: { topic: "what has to stay cold" },
  },
  supplies: {
    question: "Are needles included?",
    meanwhile: { topic: "needles and other supplies" },
  },
  refills: { question: "How do refills work?", meanwhile: { topic: "refills" } },
  wrongOrDamaged: {
    question: "What if an order is wrong or damaged?",
    meanwhile: { topic: "a wrong or damaged order" },
  },
  paidNotPrescribed: {
    question: "Do I get my money back if nothing is prescribed?",
    meanwhile: () =>
      "The first consultation is free. Fees for labs and later visits are not refunded, except as the refund policy or the law says. Please don’t pay for a treatment before it is prescribed.",
  },
};

/** Questions that the site's other texts answer. */
const implied = ({ place, city, state }: Facts): Question[] => [
  {
    question: "Where is the office?",
    answer: place
      ? `${place.street}, ${city}, ${state} ${place.postalCode}.`
      : `In ${city}, ${state}. Ask for the street when you book.`,
  },
  {
    question: "What will my first month cost?",
    answer:
      "The first consultation is free. Add the price of your first order and the labs, which are quoted before they are ordered. Ask for your total in writing: it is your right, and is called a good-faith estimate.",
  },
];

const answerTo = (facts: Facts, fact: Fact): string | null => {
  const { meanwhile } = asked[fact];
  return facts.practical[fact] ?? (typeof meanwhile === "function" ? meanwhile(facts) : null);
};

/** A question about a prescribed medicine, for a treatment's page. */
export const practicalQuestion = (
  facts: Facts,
  fact: "ownPharmacy" | "missedDose" | "pharmacy",
): Question => ({
  question: asked[fact].question,
  answer: answerTo(facts, fact) ?? "Ask us for its name and its license before you pay.",
});

/** Answered questions, and topics without an answer yet. */
export function practicalAnswers(facts: Facts): { answers: Question[]; unanswered: string[] } {
  const answers = implied(facts);
  const unanswered: string[] = [];
  for (const [fact, { question, meanwhile }] of Object.entries(asked) as [Fact, Asked][]) {
    const answer = answerTo(facts, fact);
    if (answer) answers.push({ question, answer });
    else if (typeof meanwhile === "object") unanswered.push(meanwhile.topic);
  }
  return { answers, unanswered };
}

export const practicalWords = {
  heading: "Before you come",
  emergency: "In an emergency, call 911. We can’t answer 24 hours a day.",
  askUs: "Ask us about",
} as const;
