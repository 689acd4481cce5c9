import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { hormoneDiagnosis } from "../catalogue/safety/hormones";
import { peptideEvidence } from "../catalogue/safety/peptides";
import { freeConsultation } from "../free-consultation";
import type { HomeWords } from "./page-words";

export const homeWords = ({ figures, ...facts }: Facts): HomeWords => ({
  search: {
    title: `Physician-Guided Care in ${facts.city}, ${facts.state}`,
    description: `Hormones, peptides, medical weight loss, sexual health and aesthetics, guided by a physician in ${facts.city}. Plain words about prices, evidence and risks.`,
    keywords: [
      `wellness clinic ${facts.city}`,
      "longevity clinic North Florida",
      `hormone therapy ${facts.city}`,
      "peptide therapy St. Augustine",
      `medical weight loss ${facts.city}`,
      "free consultation",
    ],
  },
  hero: {
    kicker: "Physician-guided wellness",
    headline: "Good medicine takes its time",
    lead: "We listen, review your history and explain your options, the costs and the risks. A physician decides on every prescription.",
    call: "Call for a consultation",
    browse: "View Treatments",
  },
  values: {
    heading: "What you can count on",
    items: [
      {
        title: "Transparent Pricing",
        text: "Each treatment in our list shows its price. Ask for a written estimate first.",
      },
      {
        title: "Premium Quality",
        text: "If a medicine is prescribed, a pharmacy fills the prescription. Ask us what is in it, and whether it is FDA-approved or compounded.",
      },
      {
        title: "Personalized Care",
        text: "Your plan comes from your history, your exam and your labs. Two people with the same symptoms may get different plans, or need no treatment.",
      },
      {
        title: "Proven Results",
        text: "We measure your result: follow-up labs are at 4–6 weeks, then quarterly. Many treatments have little evidence. If your results do not support a treatment, we change or stop it.",
      },
    ],
  },
  featured: {
    heading: "Featured Treatments",
    intro:
      "Four treatments from our list. Each one needs a consultation and a physician’s prescription, so nothing is bought here.",
  },
  journey: {
    heading: "Your first twelve weeks",
    items: [
      {
        title: "Initial Consultation",
        text: `We take ${fromTo(figures.consultationMinutes)} minutes. You tell us about your symptoms, your medicines and your goals. We talk through which lab tests you need and why.`,
      },
      {
        title: "Personalized Protocol",
        text: "If a treatment makes sense, the physician writes a plan: the medicine, the dose, the cost, the risks and your other choices. You decide whether to start. No treatment is a choice too.",
      },
      {
        title: "Ongoing Support",
        text: `Labs at 4–6 weeks, then quarterly. Follow-up visits of ${fromTo(figures.followUpMinutes)} minutes. Call us in between if something does not feel right.`,
      },
    ],
  },
  services: {
    heading: "Six ways we can help",
    intro: "See what each area of care involves, what it costs and who it is not right for.",
    items: [
      {
        title: "Anti-Aging & Longevity",
        text: "NAD+, glutathione and peptides for people who want to stay well longer, with honest words about the evidence.",
        area: "longevity",
        href: "/anti-aging-longevity",
        label: "About longevity",
      },
      {
        title: "Peptide Therapy",
        text: `Short chains of amino acids. ${peptideEvidence}`,
        area: "peptide",
        href: "/peptide-therapy",
        label: "About peptides",
      },
      {
        title: "Hormone Therapy",
        text: hormoneDiagnosis,
        area: "hormone",
        href: "/hormone-replacement",
        label: "About hormones",
      },
      {
        title: "Sexual Health",
        text: "Private, unhurried help with desire, arousal and erections. You will not be the first to ask.",
        area: "sexual",
        href: "/sexual-health",
        label: "About sexual health",
      },
      {
        title: "Medical Weight Loss",
        text: "GLP-1 medicines with a plan for food, muscle and keeping weight off.",
        area: "weight",
        href: "/weight-loss",
        label: "About weight loss",
      },
      {
        title: "Aesthetics",
        text: "Skin and facial treatments that keep you looking like yourself.",
        area: "aesthetics",
        href: "/weight-loss-aesthetics",
        label: "About aesthetics",
      },
    ],
  },
  closing: {
    heading: "Start with a conversation",
    text: `${freeConsultation} Bring your questions and a list of what you take. If treatment is not right for you, we will tell you so.`,
  },
});
