import type { Facts } from "../../facts/facts-schema";

type Fact = keyof Facts["practical"];

/** Questions that people have before a visit, in its order, each with its name in a list. */
const asked: Record<Fact, { question: string; topic: string }> = {
  firstVisit: { question: "What should I bring?", topic: "what to bring" },
  telehealth: { question: "Can we meet by video?", topic: "video visits" },
  labs: { question: "Where are labs drawn?", topic: "where labs are drawn" },
  labPrices: { question: "What do labs cost?", topic: "prices of labs" },
  insurance: { question: "Do you take insurance?", topic: "insurance" },
  cards: { question: "Which cards do you take?", topic: "cards" },
  hsaFsa: { question: "Can I pay from an HSA or FSA?", topic: "HSA and FSA" },
  receipts: { question: "Do I get a receipt?", topic: "receipts" },
  statementName: {
    question: "What name is on my card statement?",
    topic: "the name on your card statement",
  },
  pharmacy: { question: "Which pharmacy prepares my medicine?", topic: "the pharmacy" },
  shipping: { question: "How is it delivered?", topic: "delivery" },
  coldStorage: { question: "What has to stay cold?", topic: "what has to stay cold" },
  supplies: { question: "Are needles included?", topic: "needles and other supplies" },
  refills: { question: "How do refills work?", topic: "refills" },
  wrongOrDamaged: {
    question: "What if an order is wrong or damaged?",
    topic: "a wrong or damaged order",
  },
  afterHours: {
    question: "Who can I call after hours?",
    topic: "whom to call after hours",
  },
};

/** The clinic's answers, and the topics that it has not said anything about yet. */
export function practicalAnswers({ practical }: Pick<Facts, "practical">) {
  const entries = Object.entries(asked) as [Fact, (typeof asked)[Fact]][];
  return {
    answers: entries.flatMap(([fact, { question }]) => {
      const answer = practical[fact];
      return answer ? [{ question, answer }] : [];
    }),
    unanswered: entries.flatMap(([fact, { topic }]) => (practical[fact] ? [] : [topic])),
  };
}

export const practicalWords = {
  heading: "Before you come",
  emergency: "In an emergency, call 911. We are not there around the clock.",
  askUs: (topics: string) => `Ask us about ${topics}.`,
} as const;
