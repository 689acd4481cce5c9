import { dollarsFromTo, fromTo, wholeDollars } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { region } from "../../../facts/places";
import { editedQuestions } from "../../edited-questions";
import { monthlyFigures, rangeNote } from "../catalogue/range-note";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import {
  estrogen,
  estrogenNotFor,
  hcgForFertility,
  hormoneDiagnosis,
  hormonesCall911,
  legClot,
} from "../catalogue/safety/hormones";
import type { HormoneReplacementWords } from "./page-words";
import { testosteroneWords } from "./testosterone";

export const hormoneReplacementWords = ({ figures, ...facts }: Facts): HormoneReplacementWords => ({
  search: {
    title: "Hormone Therapy for Men and Women",
    description:
      "Testosterone, menopause and peptide care guided by labs. How it works, what to expect from week 1 to month 6, the risks and the cost.",
    keywords: [
      `hormone replacement therapy ${facts.city}`,
      "testosterone therapy",
      `TRT ${region(facts)}`,
      "menopause treatment",
      "HCG for men",
      "sermorelin",
    ],
  },
  hero: {
    kicker: "Hormone therapy",
    headline: "First the labs, then the plan",
    lead: "Tiredness, poor sleep and low mood have many causes. We test before we treat.",
    call: "Book Consultation",
  },
  statement:
    "If there is no clear benefit after a fair trial, the physician will suggest stopping.",
  therapies: {
    heading: "Therapies we consider",
    items: [
      testosteroneWords.therapy,
      {
        title: "Menopause care for women",
        text: "Estrogen, with progesterone if you have a uterus, for hot flashes, night sweats and dryness.",
      },
      {
        title: "HCG and growth hormone peptides",
        text: "HCG may help protect a man’s fertility, a use that is not FDA-approved; the peptides ask the pituitary gland to release more growth hormone.",
      },
    ],
  },
  safety: {
    further: [testosteroneWords.notFor, estrogenNotFor],
    notes: [
      testosteroneWords.note,
      "Sermorelin, tesamorelin and ipamorelin can raise blood sugar; we watch it.",
    ],
    end: `${hormonesCall911} ${legClot}`,
  },
  steps: {
    heading: "How it works",
    items: [
      {
        title: "Talk and test",
        text: `We take ${fromTo(figures.consultationMinutes)} minutes for your symptoms, then order blood tests, some for the morning.`,
      },
      {
        title: "Decide together",
        text: "We explain the results, options, risks and cost, or what else could be causing your symptoms.",
      },
      {
        title: "Check and adjust",
        text: `Labs at 4–6 weeks, then quarterly, with visits of ${fromTo(figures.followUpMinutes)} minutes. With testosterone we also check blood pressure, blood count and PSA (a prostate test).`,
      },
    ],
  },
  timeline: {
    heading: "What to expect, and when",
    intro: "A typical timeline; yours may differ.",
    items: [
      {
        when: "Weeks 1–4",
        title: "Settling in",
        text: "Some people sleep better; many notice little yet. Tell us early about swelling, headaches, acne or mood changes.",
      },
      {
        when: "Weeks 4–12",
        title: "First labs, first changes",
        text: "Labs show whether your dose is right. It often changes at this point. Desire, mood or hot flashes may start to improve.",
      },
      {
        when: "3–6 months",
        title: "The fuller picture",
        text: "Muscle, body fat and bone take months. Together we look at what has improved, what it costs, and whether to go on.",
      },
    ],
  },
  products: {
    heading: "Hormone treatments and prices",
    intro: "",
  },
  costs: {
    heading: "Cost of hormone therapy",
    intro: `You have a right to a written good-faith estimate. ${monthlyFigures}`,
    facts: [
      { label: "Consultation", value: "Free" },
      { ...testosteroneWords.cost, label: "Testosterone, estrogen, progesterone" },
      {
        label: "Growth hormone therapies",
        value: `${dollarsFromTo(figures.growthHormone)} a month`,
        note: rangeNote({ ...facts, figures }, "growthHormone"),
      },
      {
        label: "HCG for men",
        value: `About ${wholeDollars(figures.hcg)} a month`,
        note: rangeNote({ ...facts, figures }, "hcg"),
      },
      {
        label: "Primal Special Blend",
        value: `About ${wholeDollars(figures.primalSpecialBlend)} a month`,
        note: rangeNote({ ...facts, figures }, "primalSpecialBlend"),
      },
      { label: "Lab tests", value: "Quoted in advance" },
    ],
  },
  questions: {
    heading: "Questions about hormone therapy",
    items: editedQuestions(facts, "hormone-replacement", [
      {
        question: "How do I know if my hormones are low?",
        answer: `Symptoms can have many causes. Tiredness, weight gain and low desire can also come from poor sleep, thyroid trouble, depression or medicines. ${hormoneDiagnosis} Morning levels are measured on at least two days.`,
      },
      {
        question: "What are the risks of testosterone therapy?",
        answer: testosteroneWords.risks,
      },
      {
        question: "Is hormone therapy safe after menopause?",
        answer: `For many healthy women who start before 60, or within ten years of menopause, the benefits for hot flashes and bone outweigh the risks: blood clots, stroke and, for some forms, breast cancer. If you have a uterus, estrogen without progesterone raises the risk of cancer of the lining of the uterus; that boxed warning stays. ${estrogen.removedWarnings} The risks still matter. ${hormonesCall911}`,
      },
      {
        question: "Can I still have children?",
        answer: `Tell us before you start. Testosterone can stop sperm production, and it may take months or longer to come back. ${hcgForFertility} ${absoluteRules.hcgNotFor} If you could become pregnant, you need a different plan; hormones for menopause are not birth control.`,
      },
      {
        question: "Do I have to take hormones for life?",
        answer:
          "No. You can stop, but please call us first. When you stop testosterone, your body needs time to make its own again, and symptoms can return. At every visit we’ll ask whether it’s still worth it. If not, we’ll help you stop safely.",
      },
    ]),
  },
  closing: {
    heading: "Talk with us about your symptoms",
    text: "Bring old lab results if you have them.",
  },
  disclaimer:
    "This page gives general information and is not medical advice. Hormones have real risks and need a physician’s evaluation, prescription and follow-up. Compounded hormones are not FDA-approved. Results differ and none are promised. In an emergency, call 911.",
});
