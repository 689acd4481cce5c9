import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { hormoneDiagnosis } from "../catalogue/safety/hormones";
import { peptideEvidence } from "../catalogue/safety/peptides";
import { freeConsultation, pricesOnline } from "../free-consultation";
import type { HomeWords } from "./page-words";

export const homeWords = ({ figures, ...facts }: Facts): HomeWords => ({
  search: {
    title: `Hormone, Weight-Loss & Peptide Clinic, ${facts.city}, ${facts.state}`,
    description: `Hormone therapy, peptides, weight loss, sexual health and aesthetics in ${facts.city}. Prices online, free first consultation, straight talk about risks.`,
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
    kicker: "Physician-guided hormone, weight-loss and peptide care",
    headline: "Good medicine takes its time",
    lead: "Tell us what has changed. We’ll go over your options, what they cost and what can go wrong. A physician decides on every prescription.",
    call: "Call for a consultation",
    browse: "View Treatments",
  },
  values: {
    heading: "What you can count on",
    items: [
      {
        title: "Transparent Pricing",
        text: pricesOnline,
      },
      {
        title: "Premium Quality",
        text: "If a medicine is prescribed, a pharmacy fills the prescription. We tell you what is in it, and whether it is FDA-approved or compounded.",
      },
      {
        title: "Personalized Care",
        text: "Your plan comes from your history, your exam and your labs. Two people with the same symptoms may get different plans, or need no treatment.",
      },
      {
        title: "Proven Results",
        text: "We check your labs at 4–6 weeks, then every three months. If a treatment isn’t working, we change it or stop it. For many treatments, the evidence is still thin, and we say so.",
      },
    ],
  },
  featured: {
    heading: "Featured Treatments",
    intro:
      "Four treatments from our list. Each one needs a consultation and a physician’s prescription, so you can’t buy them here.",
  },
  journey: {
    heading: "How it works",
    items: [
      {
        title: "Initial Consultation",
        text: `We take ${fromTo(figures.consultationMinutes)} minutes. You tell us about your symptoms, your medicines and your goals. We explain which lab tests you need, and why.`,
      },
      {
        title: "Personalized Protocol",
        text: "If a treatment makes sense, the physician writes a plan: the medicine, the dose, the cost, the risks and your other choices. You decide whether to start. Choosing no treatment is fine, too.",
      },
      {
        title: "Ongoing Support",
        text: `Labs at 4–6 weeks, then quarterly. Follow-up visits of ${fromTo(figures.followUpMinutes)} minutes. Call us in between if something doesn’t feel right.`,
      },
    ],
  },
  services: {
    heading: "What we treat",
    intro: "See what each area of care involves, what it costs and who it isn’t right for.",
    items: [
      {
        title: "Longevity",
        text: "NAD+, glutathione and peptides, with a straight answer about how much is known.",
        area: "longevity",
        href: "/anti-aging-longevity",
        label: "About longevity",
      },
      {
        title: "Peptide Therapy",
        text: `Short chains of amino acids. ${peptideEvidence}`,
        area: "peptide",
        href: "/peptide-therapy",
        label: "About peptide therapy",
      },
      {
        title: "Hormone Therapy",
        text: hormoneDiagnosis,
        area: "hormone",
        href: "/hormone-replacement",
        label: "About hormone therapy",
      },
      {
        title: "Sexual Health",
        text: "Private, unhurried help with desire, arousal and erections. You won’t be the first to ask.",
        area: "sexual",
        href: "/sexual-health",
        label: "About sexual health",
      },
      {
        title: "Weight Loss",
        text: "GLP-1 medicines, plus a plan for eating, strength and keeping the weight off.",
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
    text: `${freeConsultation} Bring your questions and a list of what you take. If treatment isn’t right for you, we’ll tell you so.`,
  },
});
