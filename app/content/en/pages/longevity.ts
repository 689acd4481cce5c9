import { dollarsFromTo, fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { region } from "../../../facts/places";
import { editedQuestions } from "../../edited-questions";
import { monthlyFigures, rangeNote } from "../catalogue/range-note";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import type { LongevityWords } from "./page-words";

export const longevityWords = ({ figures, ...facts }: Facts): LongevityWords => ({
  search: {
    title: `Longevity Care in ${facts.city}: NAD+ and Peptides`,
    description: `NAD+, glutathione and peptides, with a straight answer on what is known, five steps of care, and costs of ${dollarsFromTo(figures.longevityTherapy)} a month for each therapy.`,
    keywords: [
      `longevity clinic ${facts.city}`,
      "anti-aging medicine",
      "NAD+ therapy",
      "glutathione injection",
      "peptides for longevity",
      `healthy aging ${region(facts)}`,
    ],
  },
  hero: {
    kicker: "Longevity",
    headline: "Longevity care, with the evidence up front",
    lead: "We look for what is wearing you out, treat what can be treated, and tell you how strong the evidence is.",
    call: "Book Longevity Consultation",
  },
  statement: "Nobody has shown that these treatments make people live longer.",
  cell: {
    food: "Food",
    energy: "Energy",
    empty: "NAD+",
    loaded: "NADH",
    caption: "In every cell NAD+ carries electrons from food, as NADH, to where energy is made.",
  },
  therapies: {
    heading: "Core therapies",
    items: [
      {
        title: "NAD+ and glutathione",
        text: "Injections or nasal sprays; whether they slow aging is not known.",
      },
      {
        title: "Growth hormone peptides",
        text: "Tesamorelin and ipamorelin signal your pituitary to release more growth hormone.",
      },
      {
        title: "Peptides studied for tissue repair",
        text: "BPC-157, TB-500, KPV and GHK-Cu are studied mostly in animals or cells.",
      },
    ],
  },
  benefits: {
    heading: "Benefits people look for",
    intro:
      "Why people ask about longevity care. None is guaranteed, and most have not been proven.",
    items: [
      {
        title: "Steadier energy",
        text: "We check sleep and deficiencies first.",
      },
      {
        title: "Better sleep",
        text: "Sleep apnea is worth ruling out.",
      },
      {
        title: "Strength and shape",
        text: "It takes training in any case.",
      },
      { title: "Recovery", text: "Feeling ready sooner after a workout." },
      {
        title: "Clearer thinking",
        text: "Better sleep alone often helps.",
      },
      { title: "Healthier skin", text: "Less dryness, quicker healing." },
    ],
  },
  safety: {
    notes: ["With tesamorelin and ipamorelin we watch blood sugar, swelling and joint pain."],
  },
  steps: {
    heading: "Five steps",
    items: [
      {
        title: "Consultation",
        text: `We take ${fromTo(figures.consultationMinutes)} minutes for your history, habits and goals.`,
      },
      {
        title: "Baseline",
        text: "Blood tests, and a body scan if you like.",
      },
      {
        title: "Plan",
        text: "In writing: what comes first, and what it costs.",
      },
      {
        title: "Start",
        text: "One therapy at a time when possible.",
      },
      {
        title: "Review",
        text: `Labs at 4–6 weeks, then quarterly, with visits of ${fromTo(figures.followUpMinutes)} minutes. We stop what doesn’t help.`,
      },
    ],
  },
  products: {
    heading: "Longevity treatments and prices",
    intro: "",
  },
  costs: {
    heading: "Cost of longevity care",
    intro: monthlyFigures,
    facts: [
      { label: "Consultation", value: "Free" },
      {
        label: "One therapy",
        value: `${dollarsFromTo(figures.longevityTherapy)} a month`,
        note: rangeNote({ ...facts, figures }, "longevityTherapy"),
      },
      { label: "Combined protocols", value: `${dollarsFromTo(figures.combinedProtocols)} a month` },
      { label: "Lab tests", value: "Quoted in advance" },
    ],
  },
  questions: {
    heading: "Questions about longevity",
    items: editedQuestions(facts, "longevity", [
      {
        question: "Can these treatments make me live longer?",
        answer:
          "Nobody has shown that in people. What we can do is treat what shortens or worsens life, such as high blood pressure and poor sleep, and try therapies that may help you feel better. Be careful with anyone who promises more.",
      },
      {
        question: "What is the evidence for NAD+?",
        answer:
          "NAD+ is essential to cells and tends to fall with age. Animal studies are encouraging. Studies in people are small, short and mixed, and many use tablets of related substances, not injections. It is an option with limited evidence.",
      },
      {
        question: "What are the side effects, and who should not have these therapies?",
        answer: `NAD+ can cause flushing, nausea and cramps; call 911 for chest tightness or pain. Glutathione can cause nausea or, rarely, an allergic reaction. Peptides can cause redness at the injection site, swelling, headache or higher blood sugar. ${absoluteRules.call911} ${absoluteRules.longevityNotFor} Past cancer, uncontrolled diabetes, asthma, and kidney or liver disease need a closer look.`,
      },
      {
        question: "Can I use my own recent lab results?",
        answer:
          "Bring them. The physician decides whether they are recent and complete enough, and which tests, if any, need to be repeated. We quote labs before we order them.",
      },
      {
        question: "Are they FDA-approved?",
        answer:
          "As used for longevity, no. Most are compounded: a pharmacy prepares them for one patient’s prescription, and the FDA does not check them for safety, effectiveness or quality before they are sold. The physician explains what that means for the therapy you are considering.",
      },
      {
        question: "How much will it cost, and for how long?",
        answer:
          "The table of costs on this page has what one therapy and combined protocols cost a month. There is no set length: we review it with you, and you can stop at any time; call us first. Under our refund policy fees already paid are non-refundable, so start with what you can afford to continue.",
      },
    ]),
  },
  closing: {
    heading: "Talk with us about healthy aging",
    text: "Bring recent lab results if you have them.",
  },
  disclaimer:
    "This page gives general information and is not medical advice. No treatment here is proven to lengthen life. All need a physician’s evaluation and prescription. Compounded medicines are not FDA-approved. In an emergency, call 911.",
});
