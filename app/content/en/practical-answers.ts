import { formatPhone, fromTo } from "~/facts/format-facts";
import type { Facts } from "../../facts/facts-schema";
import type { Question } from "../word-shapes";

type Fact = keyof Facts["practical"];
/** Used while the fact `consultationWith` is empty. */
export const visitWith =
  "Your first visit may be with another member of our team; ask when you book.";

/** The groups in which the questions are shown. */
type Group = "first" | "visits" | "costs" | "medicine";
type Asked = {
  group: Group;
  question: string;
  /** Used while the fact is empty: what is true of every clinic, and what to ask. */
  meanwhile: string | ((facts: Facts) => string);
};

/** Questions whose answer is a fact, in the order in which they are shown. */
const asked: Record<Fact, Asked> = {
  consultationWith: {
    group: "first",
    question: "Is the free consultation with the physician?",
    meanwhile: `${visitWith} A physician decides on every prescription.`,
  },
  firstVisit: {
    group: "first",
    question: "What happens at the first visit, and what should I bring?",
    meanwhile: ({ figures }) =>
      `We talk for ${fromTo(figures.consultationMinutes)} minutes. Bring a list of everything you take, and recent lab results if you have them. If an exam or a blood test would help, we’ll tell you why first, and you can say no.`,
  },
  telehealth: {
    group: "visits",
    question: "Can we meet by video?",
    meanwhile: "Ask when you book. An exam or labs may need a visit in person.",
  },
  labs: {
    group: "visits",
    question: "Where are labs drawn, and can I use recent results?",
    meanwhile:
      "We’ll tell you where when we order them. Bring recent results: the physician decides which tests, if any, need to be repeated.",
  },
  firstDose: {
    group: "visits",
    question: "How long is it from the first call to the first dose?",
    meanwhile:
      "It depends on your labs and the pharmacy. First comes the consultation, then labs if you need them, then the physician’s decision, then the pharmacy. Ask for dates when you book.",
  },
  whichNumber: {
    group: "visits",
    question: "Which of the two numbers do I call?",
    meanwhile: ({ phones }) =>
      `${formatPhone(phones.clinic)} is the clinic’s number, for visits, bills and anything else. ${formatPhone(phones.treatments)} is the treatment line, for questions about a treatment.`,
  },
  afterHours: {
    group: "medicine",
    question: "Who can I reach at night with a side effect?",
    meanwhile:
      "We answer calls during phone hours only. At other times, call 911 or go to an emergency room for anything your treatment’s page says needs help now. If you took too much, call Poison Help, 1-800-222-1222. For the rest, write to us; we reply in office hours.",
  },
  ownPharmacy: {
    group: "medicine",
    question: "Can my own pharmacy fill an approved medicine?",
    meanwhile: "Maybe. Ask us before you pay for an order.",
  },
  missedDose: {
    group: "medicine",
    question: "What if I miss a dose, or my medicine gets warm?",
    meanwhile:
      "Follow the label or call us. Never take a double dose. If it got warm, don’t use it until you’ve asked us.",
  },
  pharmacy: {
    group: "medicine",
    question: "Which pharmacy prepares my medicine?",
    meanwhile: "Ask us for its name and its license before you pay.",
  },
  shipping: {
    group: "medicine",
    question: "How is it delivered, and is the package discreet?",
    meanwhile:
      "Ask before you pay how it is sent and what the package shows. Tell us if nothing may be left at your door.",
  },
  coldStorage: {
    group: "medicine",
    question: "What has to stay cold?",
    meanwhile: "The pharmacy’s label says how to store it. Ask us if anything is unclear.",
  },
  supplies: {
    group: "medicine",
    question: "Are needles included?",
    meanwhile: "Ask before you pay. Used needles go into a sharps container, not into the trash.",
  },
  refills: {
    group: "medicine",
    question: "How do refills work?",
    meanwhile: "Call us before you run out. The physician may want to see you or your labs first.",
  },
  wrongOrDamaged: {
    group: "medicine",
    question: "What if an order is wrong or damaged?",
    meanwhile: "Don’t use it, keep the package, and call us.",
  },
  labPrices: {
    group: "costs",
    question: "What do labs cost?",
    meanwhile: "We quote labs before we order them.",
  },
  visitPrices: {
    group: "costs",
    question: "What do later visits cost?",
    meanwhile: "They may have a fee. We tell you the fee before you book.",
  },
  renewal: {
    group: "costs",
    question: "Is it a subscription? Will my card be charged again?",
    meanwhile:
      "A payment on this site is charged once. If we offer you a plan that renews, ask how to end it before you agree.",
  },
  insurance: {
    group: "first",
    question: "Do you take insurance?",
    meanwhile:
      "Plan to pay for treatment yourself. Ask your plan, or Medicare, whether it pays for labs or medicines.",
  },
  cards: {
    group: "costs",
    question: "Which cards do you take?",
    meanwhile:
      "The payment page leads to our provider’s secure page, which shows the cards it takes.",
  },
  hsaFsa: {
    group: "costs",
    question: "Can I pay from an HSA or FSA?",
    meanwhile: "Ask your HSA or FSA plan what it pays for, and keep the receipt.",
  },
  receipts: {
    group: "costs",
    question: "Do I get a receipt?",
    meanwhile:
      "For a payment on this site, yes: you can print it right after you pay. For others, ask us.",
  },
  statementName: {
    group: "costs",
    question: "What name is on my card statement?",
    meanwhile: "If that matters to you, ask us before you pay.",
  },
  paidNotPrescribed: {
    group: "costs",
    question: "Do I get my money back if nothing is prescribed?",
    meanwhile:
      "The first consultation is free. Fees for labs and later visits are not refunded, except as the refund policy or the law says. Please don’t pay for a treatment before it is prescribed.",
  },
};

/** Questions that the site's other texts answer, by the group that begins with them. */
const implied = ({ place, city, state, replies }: Facts): Record<Group, Question[]> => ({
  first: [
    {
      question: "How soon will you call me back?",
      answer: replies
        ? `${replies.by} will contact you within ${replies.within}.`
        : "During office hours; the form lets you choose a time for the call. If you haven’t heard from us after one office day, please call.",
    },
    {
      question: "Where is the office?",
      answer: place
        ? `${place.street}, ${city}, ${state} ${place.postalCode}.`
        : `In ${city}, ${state}. We’ll tell you the street and where to park when you book.`,
    },
    {
      question: "What will my first month cost?",
      answer:
        "The first consultation is free. After that, you pay for your first order and any labs; we quote labs before we order them. You have a right to the total in writing, called a good-faith estimate.",
    },
  ],
  visits: [],
  costs: [],
  medicine: [
    {
      question: "Can I take it with my other medicines?",
      answer:
        "Bring a list of everything you take, with doses and supplements. The physician checks it before prescribing anything. Each treatment’s page says what to tell us first.",
    },
  ],
});

const answerTo = (facts: Facts, fact: Fact): string => {
  const { meanwhile } = asked[fact];
  return facts.practical[fact] ?? (typeof meanwhile === "string" ? meanwhile : meanwhile(facts));
};

/** All questions and their answers: first what matters to who is about to write, then in groups. */
export function practicalAnswers(facts: Facts): { group: Group; questions: Question[] }[] {
  const known = implied(facts);
  return (["first", "visits", "costs", "medicine"] as const).map((group) => ({
    group,
    questions: known[group].concat(
      (Object.keys(asked) as Fact[])
        .filter((fact) => asked[fact].group === group)
        .map((fact) => ({ question: asked[fact].question, answer: answerTo(facts, fact) })),
    ),
  }));
}

export const practicalWords = {
  heading: "Before you come",
  groups: {
    visits: "More about your visits",
    costs: "More about paying",
    medicine: "More about your medicine",
  },
  more: "Questions about treatments and safety",
  emergency: "In an emergency, call 911. We’re not here around the clock.",
} as const;
