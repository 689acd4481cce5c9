import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { neighbor } from "../../../facts/places";
import { freeConsultation, pricesOnline } from "../free-consultation";
import { allTimes } from "./book-alone";
import type { ContactWords } from "./page-words";

export const contactWords = ({ figures, ...facts }: Facts): ContactWords => ({
  search: {
    title: `Book a Free Consultation in ${facts.city}, ${facts.state}`,
    description: `Call or write to our ${facts.city} clinic for a free consultation on weight loss, hormones, peptides, sexual health or aesthetics. See our hours.`,
    keywords: [
      "contact wellness clinic",
      `free consultation ${facts.city}`,
      "book consultation",
      `clinic hours ${facts.city}`,
      `${neighbor(facts)} wellness`,
    ],
  },
  hero: {
    kicker: "Contact",
    headline: "Book a free consultation",
    lead: `Write to us or call. We’ll find a time for your consultation, which takes ${fromTo(figures.consultationMinutes)} minutes.`,
  },
  details: { heading: "Reach us directly", location: `${facts.city}, ${facts.state}` },
  hours: {
    heading: "When we’re here",
    office: "Office hours",
    closed: "Closed",
    calls: "Phone hours",
    noCalls: "No calls",
    timeZone: allTimes,
  },
  reasons: {
    heading: `Reasons to choose ${facts.name}`,
    points: [
      "A physician decides on every prescription.",
      `${freeConsultation} There is no obligation.`,
      pricesOnline,
      `Visits take time: ${fromTo(figures.consultationMinutes)} minutes at first, ${fromTo(figures.followUpMinutes)} at follow-up.`,
      "Labs at 4–6 weeks, then quarterly, show whether a treatment works.",
      "We name the risks, and say when there is little evidence.",
    ],
  },
});
