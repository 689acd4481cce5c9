import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { timeZoneName } from "../../../facts/identity";
import { freeConsultation } from "../free-consultation";
import type { ContactWords } from "./page-words";

export const contactWords = ({ figures, ...facts }: Facts): ContactWords => ({
  search: {
    title: "Request a Consultation",
    description: `Call or write to our ${facts.city} clinic for a consultation on weight loss, hormones, peptides, sexual health or aesthetics. See our weekly hours.`,
    keywords: [
      "contact wellness clinic",
      `free consultation ${facts.city}`,
      "book consultation",
      `clinic hours ${facts.city}`,
      "St. Augustine wellness",
    ],
  },
  hero: {
    kicker: "Contact",
    headline: "Tell us how to reach you",
    lead: `Write to us or call. We will find a time for your consultation, which takes ${fromTo(figures.consultationMinutes)} minutes.`,
  },
  details: { heading: "Reach us directly", location: `${facts.city}, ${facts.state}` },
  hours: {
    heading: "When we are here",
    office: "Office hours",
    closed: "Closed",
    calls: "Phone hours",
    noCalls: "No calls",
    timeZone: `All times are ${timeZoneName} Time.`,
  },
  reasons: {
    heading: `Reasons to choose ${facts.name}`,
    points: [
      "A physician decides on every prescription.",
      `${freeConsultation} There is no obligation.`,
      "Each treatment in our list shows its price.",
      `Visits take time: ${fromTo(figures.consultationMinutes)} minutes at first, ${fromTo(figures.followUpMinutes)} at follow-up.`,
      "Labs at 4–6 weeks, then quarterly, show whether a treatment works.",
      "We name the risks, and say when there is little evidence.",
    ],
  },
});
