import { dollarsFromTo, fromTo, wholeDollars } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { editedQuestions } from "../../edited-questions";
import { monthlyFigures, rangeNote } from "../catalogue/range-note";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import { injections } from "../catalogue/safety/injections";
import { peptideEvidence, removedFromList } from "../catalogue/safety/peptides";
import type { PeptideTherapyWords } from "./page-words";

export const peptideTherapyWords = ({ figures, ...facts }: Facts): PeptideTherapyWords => ({
  search: {
    title: "Peptide Therapy: Uses, Safety and Cost",
    description: `What peptides are, what they may help with, who should not take them and what they cost: roughly ${dollarsFromTo(figures.peptideProtocol)} a month, prescribed by a physician.`,
    keywords: [
      `peptide therapy ${facts.city}`,
      "BPC-157",
      "tesamorelin ipamorelin",
      "GHK-Cu",
      "peptide cost",
      "peptide safety",
    ],
  },
  hero: {
    kicker: "Peptide therapy",
    headline: "Peptides, carefully prescribed",
    lead: `${peptideEvidence} A physician explains what is known about them and what is not.`,
    call: "Book Consultation",
  },
  statement: "Most of the research so far is in animals.",
  explanation: {
    heading: "What a peptide is",
    paragraphs: [
      "A peptide is a short chain of amino acids, the building blocks of protein. Your body makes many. They carry messages, such as “release this hormone” or “repair this tissue,” and a prescribed peptide copies or triggers one of them.",
      "A few have been tested in large studies for a specific disease. Your physician will tell you which kind yours is.",
    ],
    chain: {
      residues: "GEPPPGKPADDAGLV",
      caption:
        "BPC-157: fifteen amino acids, each shown by its letter. The four dark ones are proline.",
    },
  },
  applications: {
    heading: "Clinical applications",
    intro: "Why people consider peptides. None of this is guaranteed.",
    items: [
      {
        title: "Recovery and soft tissue",
        text: "People ask about BPC-157 and its blends for tendons, muscles and the gut.",
      },
      {
        title: "Body composition and sleep",
        text: "Tesamorelin and ipamorelin signal your pituitary to release more growth hormone; food and training still do most of the work.",
      },
      {
        title: "Skin and inflammation",
        text: "GHK-Cu is a copper peptide better known from creams than from injections; KPV is studied for inflammation in the gut and skin.",
      },
      {
        title: "Sexual desire",
        text: "PT-141 acts in the brain; use it no more than once in 24 hours.",
      },
    ],
  },
  safety: {
    heading: "Safety and eligibility",
    items: [
      {
        title: "Common side effects",
        text: "Redness where you inject, headache, flushing, nausea, swelling in the hands or feet. Most pass. Tell us about any that don’t.",
      },
      {
        title: "Less common, more serious",
        text: `Allergic reaction, higher blood sugar, changes in blood pressure. ${absoluteRules.call911}`,
      },
      {
        title: "What is not known",
        text: `Many peptides have no long-term studies in people. In 2023 the FDA listed BPC-157, TB-500, KPV and GHK-Cu injections as possible significant safety risks. ${removedFromList} Status as of November 2026.`,
      },
      {
        title: "If you compete",
        text: "Many peptides are banned in tested sports. Check your sport’s rules before you start.",
      },
    ],
    notSuitedFor: {
      heading: "Do not take peptides if you",
      points: [
        "are pregnant, trying to become pregnant or breastfeeding",
        "have cancer now, or had it recently",
        "are under 18",
        "have diabetes or high blood pressure that isn’t under control",
        "have heart or blood vessel disease and are offered PT-141",
        "are allergic to any ingredient",
      ],
    },
  },
  steps: {
    heading: "Your protocol in three steps",
    items: [
      {
        title: "Consultation and labs",
        text: `We take ${fromTo(figures.consultationMinutes)} minutes for your history, medicines and goals, then order the blood tests needed to decide.`,
      },
      {
        title: "Prescription and teaching",
        text: "The physician chooses the peptide and sets the dose. We show you how to store, measure and inject it.",
      },
      {
        title: "Follow-up",
        text: `Labs at 4–6 weeks, then quarterly, with visits of ${fromTo(figures.followUpMinutes)} minutes. You may stop at any time; call us first.`,
      },
    ],
  },
  products: {
    heading: "Peptides and related treatments",
    intro: "",
  },
  costs: {
    heading: "Cost of peptide therapy",
    intro: `Usually paid out of pocket. ${monthlyFigures}`,
    facts: [
      { label: "Consultation", value: "Free" },
      {
        label: "Most peptide protocols",
        value: `Roughly ${dollarsFromTo(figures.peptideProtocol)} a month`,
        note: rangeNote({ ...facts, figures }, "peptideProtocol"),
      },
      {
        label: "Growth hormone therapies",
        value: `${dollarsFromTo(figures.growthHormone)} a month`,
        note: rangeNote({ ...facts, figures }, "growthHormone"),
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
    heading: "Questions about peptides",
    items: editedQuestions(facts, "peptide-therapy", [
      {
        question: "Are these peptides FDA-approved?",
        answer:
          "Most are not. They are compounded, which means a pharmacy prepares them for one patient’s prescription. The FDA does not check compounded medicines for safety, effectiveness or quality before they are sold. Your physician tells you the status of the peptide you are considering, and whether an approved medicine would serve you as well.",
      },
      {
        question: "How soon will I notice something?",
        answer:
          "It depends on the peptide. For most peptides there are few studies in people, so nobody can say for sure. Some people notice nothing. We check with labs and a visit, and we won’t keep you on something that isn’t helping.",
      },
      {
        question: "Do I have to inject myself?",
        answer: `Often, yes. The needle is short and thin, like the one used for insulin, and goes just under the skin. We teach you before your first dose. ${injections.directions} Some treatments come as a nasal spray, a capsule or a lozenge. If needles are not for you, say so, and we will look at those first.`,
      },
      {
        question: "Can I take peptides with my other medicines?",
        answer: `Often, but not always. ${absoluteRules.peptidesNotFor} Bring a list of everything you take, with doses, including supplements. Medicines for diabetes, blood pressure and cancer need special care. The physician checks for conflicts before prescribing, and may want to speak with your other doctor.`,
      },
    ]),
  },
  closing: {
    heading: "Ask a physician about peptides",
    text: "You leave with a plan, or with a clear answer if peptides aren’t right for you.",
  },
  disclaimer:
    "This page gives general information and is not medical advice. Peptides need a prescription from a physician who has evaluated you. Compounded medicines are not FDA-approved. Results differ and none are promised. In an emergency, call 911.",
});
