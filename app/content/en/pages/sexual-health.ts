import { dollarsFromTo, fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { editedQuestions } from "../../edited-questions";
import { monthlyFigures, rangeNote } from "../catalogue/range-note";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import { estrogenNotFor } from "../catalogue/safety/hormones";
import type { SexualHealthWords } from "./page-words";
import { testosteroneWords } from "./testosterone";

const discreet = ({ practical: { statementName, shipping } }: Pick<Facts, "practical">): string =>
  [statementName, shipping].filter(Boolean).join(" ") ||
  "If that matters to you, ask us before you pay. Tell us if nothing may be left at your door.";

export const sexualHealthWords = ({ figures, ...facts }: Facts): SexualHealthWords => ({
  search: {
    title: "Sexual Health Care for Men and Women",
    description:
      "Private help with erections, desire, arousal and dryness. What can be treated, what it costs each month and what is not safe to combine.",
    keywords: [
      `sexual health clinic ${facts.city}`,
      "erectile dysfunction treatment",
      "low libido women",
      "PT-141",
      "tadalafil",
      "sildenafil",
    ],
  },
  hero: {
    kicker: "Sexual health",
    headline: "Help with sex, in private",
    lead: "Your visit is private, nobody will judge you, and many of these problems can be treated.",
    call: "Book Confidential Consultation",
  },
  statement: "Sometimes a medicine helps. Sometimes a counselor helps more.",
  women: {
    heading: "For women",
    items: [
      {
        title: "Low desire",
        text: "We look at sleep, mood, medicines and hormones first. PT-141 is one option before menopause; after it, hormone therapy may help when it is safe for you.",
      },
      {
        title: "Arousal and orgasm",
        text: "Changing a medicine, such as some antidepressants, can help more than adding one; don’t stop one on your own.",
      },
      {
        title: "Dryness and pain",
        text: "Moisturizers and local estrogen often help; after breast cancer, ask your cancer doctor first. Pain that doesn’t go away needs a pelvic exam.",
      },
    ],
  },
  men: {
    heading: "For men",
    items: [
      {
        title: "Erectile dysfunction",
        text: "It can be an early sign of a blood vessel problem, so we may check blood pressure, blood sugar and cholesterol first.",
      },
      {
        title: "Low desire",
        text: "Poor sleep, alcohol, depression and some medicines can cause it. So can low testosterone, which takes at least two morning blood tests to diagnose; treating it lowers sperm count.",
      },
      {
        title: "Worry about performance",
        text: "Worry can make the problem worse, so we ask about it.",
      },
    ],
  },
  modalities: {
    heading: "How we treat",
    items: [
      {
        title: "Oral Medications",
        text: "Sildenafil and tadalafil, each taken no more than once daily, improve blood flow; Primal Special Blend may contain such a medicine.",
      },
      {
        title: "Peptide Therapy",
        text: "PT-141 works in the brain; use it no more than once in 24 hours.",
      },
      {
        title: "Hormone Optimization",
        text: "An option when labs and symptoms show that hormones are the cause.",
      },
    ],
  },
  safety: {
    further: [testosteroneWords.notFor, estrogenNotFor],
    notes: [
      "PT-141 often causes nausea and flushing, and raises blood pressure for a while. The spray is not FDA-approved.",
    ],
  },
  steps: {
    heading: "Four steps, at your pace",
    items: [
      {
        title: "Private consultation",
        text: `We take ${fromTo(figures.consultationMinutes)} minutes. You choose how much to tell, and may bring your partner.`,
      },
      {
        title: "Exam and labs",
        text: "Only what is needed, such as blood pressure and hormones. You can decline any part.",
      },
      {
        title: "A plan you agree to",
        text: "Options, risks and cost in plain words, and only what is safe with your other medicines.",
      },
      {
        title: "Follow-up",
        text: `Visits of ${fromTo(figures.followUpMinutes)} minutes. Labs at 4–6 weeks, then quarterly, if you take hormones or PT-141.`,
      },
    ],
  },
  products: {
    heading: "Sexual health treatments and prices",
    intro: "",
  },
  costs: {
    heading: "Cost of sexual health care",
    intro: monthlyFigures,
    facts: [
      { label: "Consultation", value: "Free" },
      {
        label: "Oral medicines",
        value: `${dollarsFromTo(figures.oralMedicines)} a month`,
        note: rangeNote({ ...facts, figures }, "oralMedicines"),
      },
      {
        label: "Peptides",
        value: `${dollarsFromTo(figures.sexualHealthPeptides)} per treatment period`,
        note: rangeNote({ ...facts, figures }, "sexualHealthPeptides"),
      },
      {
        label: "Hormones",
        value: `${dollarsFromTo(figures.sexualHealthHormones)} a month`,
        note: rangeNote({ ...facts, figures }, "sexualHealthHormones"),
      },
      { label: "Lab tests", value: "Quoted in advance" },
    ],
  },
  questions: {
    heading: "Questions people find hard to ask",
    items: editedQuestions(facts, "sexual-health", [
      {
        question: "Who will know that I came?",
        answer:
          "The people involved in your care, and those who need to know for billing or because the law requires it. Your partner, your employer and your family are not told without your permission, unless the law requires it. When you first call or write, you don’t need to say more than “sexual health.”",
      },
      {
        question: "What will my card statement or a package show?",
        answer: `${discreet(facts)} In the contact form you can choose email only, or no voicemail.`,
      },
      {
        question: "How do I take sildenafil or tadalafil safely?",
        answer: `Take one, never both, at most once daily. ${absoluteRules.neverWithNitrates} With an alpha-blocker, HIV, antifungal or blood pressure medicine, you may need a lower dose. ${absoluteRules.call911} If your chest hurts, stop, and say what you took and when. No nitrate for at least 48 hours, and then only from a doctor. For an erection over four hours, go to an emergency room.`,
      },
      {
        question: "Does PT-141 work for women and men?",
        answer: `The FDA has approved this medicine only as an injection, for women before menopause whose low desire troubles them, and the effect there is modest. The spray, and use in men, are not approved. In 2007, late-stage trials of the spray in men were put on hold after the FDA raised concerns about blood pressure. ${absoluteRules.pt141NotFor} ${absoluteRules.call911}`,
      },
      {
        question: "What does treatment cost?",
        answer:
          "See the table of costs on this page. The cards of sildenafil, tadalafil and the other treatments have the price of one order. We quote labs before we order them. Insurance often doesn’t pay for these treatments; ask your plan.",
      },
      {
        question: "What if the first treatment doesn’t help?",
        answer:
          "Tell us. Sometimes the dose or the timing is wrong. If not, we look again at the cause and try another way, or refer you to a urologist, a gynecologist or a counselor. You don’t have to continue any treatment; call us before you stop.",
      },
    ]),
  },
  closing: {
    heading: "It starts with one call",
    text: "It is private. You don’t have to explain anything when you call.",
  },
  disclaimer:
    "This page gives general information and is not medical advice. These medicines need a physician’s evaluation and prescription. Compounded medicines are not FDA-approved. In an emergency, call 911.",
});
