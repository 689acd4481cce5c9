import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { neighbor, region } from "../../../facts/places";
import { freeConsultation } from "../free-consultation";
import type { HomeWords } from "./page-words";

export const homeWords = ({ figures, ...facts }: Facts): HomeWords => ({
  search: {
    title: `Hormone, Weight-Loss & Peptide Clinic, ${facts.city}, ${facts.state}`,
    description: `Hormone therapy, peptides, weight loss, sexual health and aesthetics in ${facts.city}. Prices online, free first consultation, straight talk about risks.`,
    keywords: [
      `wellness clinic ${facts.city}`,
      `longevity clinic ${region(facts)}`,
      `hormone therapy ${facts.city}`,
      `peptide therapy ${neighbor(facts)}`,
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
        text: "Prices are on this site, except what depends on your labs, and you can have your total in writing first.",
      },
      {
        title: "Premium Quality",
        text: "If a medicine is prescribed, we tell you what is in it, and whether it is FDA-approved or compounded.",
      },
      {
        title: "Personalized Care",
        text: "Two people with the same symptoms may get different plans, or need no treatment.",
      },
      {
        title: "Proven Results",
        text: "We measure your result and stop what isn’t working; for many treatments the evidence is thin, and we say so.",
      },
    ],
  },
  featured: {
    heading: "Featured Treatments",
    intro: "Each one needs a consultation and a prescription, so you can’t buy it here.",
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
        text: "We can’t promise you more years, and nobody else can.",
        area: "longevity",
        href: "/anti-aging-longevity",
        label: "About longevity",
      },
      {
        title: "Peptide Therapy",
        text: "Most of what is known about peptides comes from animals, not people.",
        area: "peptide",
        href: "/peptide-therapy",
        label: "About peptide therapy",
      },
      {
        title: "Hormone Therapy",
        text: "Tired doesn’t always mean low hormones, so we test before we treat.",
        area: "hormone",
        href: "/hormone-replacement",
        label: "About hormone therapy",
      },
      {
        title: "Sexual Health",
        text: "You won’t be the first to ask, and nobody here will judge you.",
        area: "sexual",
        href: "/sexual-health",
        label: "About sexual health",
      },
      {
        title: "Weight Loss",
        text: "Weight often comes back when the medicine stops, so we plan for that, too.",
        area: "weight",
        href: "/weight-loss",
        label: "About weight loss",
      },
      {
        title: "Aesthetics",
        text: "Often your skin needs less, not more, and we’ll say so.",
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
