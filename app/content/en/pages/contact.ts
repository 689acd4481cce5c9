import { site } from "../../../facts/site";
import type { ContactWords } from "./page-words";

export const contactWords = {
  search: {
    title: "Request a Consultation",
    description:
      "Call or write to our Jacksonville clinic for a consultation on weight loss, hormones, peptides, sexual health or aesthetics. See our weekly hours.",
    keywords: [
      "contact wellness clinic",
      "free consultation Jacksonville",
      "book consultation",
      "clinic hours Jacksonville",
      "St. Augustine wellness",
    ],
  },
  hero: {
    kicker: "Free consultation",
    headline: "Tell us how to reach you",
    lead: "Send a short note or call. We will find a time for your consultation, which is free and takes 30-60 minutes.",
  },
  form: {
    heading: "Request a consultation",
    intro:
      "Tell us who you are and what you would like to talk about. Keep your medical details for the consultation.",
    privacyNote:
      "Your privacy matters. Please do not send detailed medical information through this form. We use what you send to answer you. It is handled with care, and under HIPAA (the federal health privacy law) where it applies. In an emergency, call 911.",
    noService: "Select a service",
    decoy: "Leave this empty",
    submit: "SEND INQUIRY",
    submitting: "SENDING...",
  },
  details: { heading: "Reach us directly", location: `${site.city}, ${site.state}` },
  hours: { heading: "Office hours", closed: "Closed" },
  reasons: {
    heading: `Why people choose ${site.name}`,
    points: [
      "A physician decides on every prescription.",
      "The consultation is free, and you may say no.",
      "Each treatment in our list shows its price.",
      "Visits are long enough for your questions: 30-60 minutes at first, 15-30 at follow-up.",
      "Labs at 4-6 weeks, then every quarter, show whether a treatment is working.",
      "We name the risks, and we say when the evidence is thin.",
    ],
  },
} as const satisfies ContactWords;
