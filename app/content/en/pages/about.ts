import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { isOwnClinic } from "../../../facts/identity";
import { neighbor, region } from "../../../facts/places";
import { freeConsultation, pricesOnline } from "../free-consultation";
import { listInWords } from "../list-in-words";
import type { AboutWords } from "./page-words";

export const aboutWords = ({ figures, ...facts }: Facts): AboutWords => ({
  search: {
    title: `About Our Physician-Supervised Clinic in ${facts.city}`,
    description: `A physician-supervised wellness and longevity clinic for ${listInWords(facts.areaServed)}: how we work, who decides and what we won’t do.`,
    keywords: [
      "about wellness clinic",
      "physician-supervised clinic",
      `${facts.city} wellness`,
      `${neighbor(facts)} longevity`,
      `${region(facts)} clinic`,
    ],
  },
  hero: {
    kicker: `About ${facts.name}`,
    headline: "We take time to listen",
    lead: `We are a physician-supervised wellness and longevity clinic for ${listInWords(facts.areaServed)}.`,
  },
  story: {
    // The shell stone is the name of the build's own clinic.
    heading: isOwnClinic ? "Shell by shell" : "Step by step",
    paragraphs: [
      ...(isOwnClinic
        ? [
            "The old fort at St. Augustine is built of coquina: countless small shells, pressed together over time until they hold. Health is a lot like that: sleep, food, exercise, hormones and good company hold each other up.",
          ]
        : []),
      "People come to us when something has changed. They’re more tired, or heavier, or slower to heal, and they want to know why. We take the time to find out.",
      "Sometimes a treatment helps. Sometimes the answer is a better night’s sleep, a change in a medicine, or a visit to another doctor. We’ll tell you which one we think it is.",
    ],
  },
  principles: {
    heading: "What we stand for",
    items: [
      {
        title: "Time",
        text: `Consultations take ${fromTo(figures.consultationMinutes)} minutes and follow-ups ${fromTo(figures.followUpMinutes)}. We won’t rush you.`,
      },
      {
        title: "Evidence",
        text: "We tell you whether a treatment is well studied, little studied or unproven.",
      },
      {
        title: "Clear prices",
        text: pricesOnline,
      },
      {
        title: "Your choice",
        text: "We advise; you decide. You can say no, think it over, or stop at any time. Call us before you stop: some medicines need to be tapered.",
      },
    ],
  },
  oversight: {
    heading: "Who decides, and how",
    paragraphs: [
      "A licensed physician decides on every prescription, after a consultation and an evaluation. You can’t order a treatment on this site.",
      "For treatments that need labs, we check them at 4–6 weeks and then every three months. The physician reviews the results and changes or stops the treatment if needed.",
      "Many of our treatments are compounded, which means that a pharmacy prepares them for one patient’s prescription. Compounded medicines are not FDA-approved. We say so before you choose.",
      "We don’t replace your primary care doctor. With your permission we share what we find, so everyone caring for you is on the same page.",
    ],
  },
  closing: {
    heading: "Come and talk with us",
    text: `${freeConsultation} Tell us what you’d like to change, and we’ll tell you what we can do.`,
    button: "Start Your Journey",
  },
});
