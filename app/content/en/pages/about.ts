import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { freeConsultation } from "../free-consultation";
import { listInWords } from "../list-in-words";
import type { AboutWords } from "./page-words";

export const aboutWords = ({ figures, ...facts }: Facts): AboutWords => ({
  search: {
    title: "About Our Clinic and How We Work",
    description: `A physician-supervised wellness and longevity clinic for ${listInWords(facts.areaServed)}: how we work, who decides and what we will not do.`,
    keywords: [
      "about wellness clinic",
      "physician-supervised clinic",
      `${facts.city} wellness`,
      "St. Augustine longevity",
      "North Florida clinic",
    ],
  },
  hero: {
    kicker: `About ${facts.name}`,
    headline: "We take time to listen",
    lead: `We are a physician-supervised wellness and longevity clinic for ${listInWords(facts.areaServed)}.`,
  },
  story: {
    heading: "Shell by shell",
    paragraphs: [
      "The old fort at St. Augustine is built of coquina: countless small shells, pressed together over time until they hold. We think of health that way. Sleep, food, exercise, hormones and good company all support one another.",
      "People come to us when something has changed. They are more tired than before, or heavier, or slower to heal, and they would like to know why. We take the time to look.",
      "Sometimes a treatment helps. Sometimes the answer is a better night’s sleep, a change in a medicine, or a visit to another doctor. We will tell you which we think it is.",
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
        text: "Each treatment in our list shows its price. Ask for a written estimate first.",
      },
      {
        title: "Your choice",
        text: "We advise; you decide. You can say no, think it over, or stop a treatment at any time. Some treatments should be stopped slowly, so call us first.",
      },
    ],
  },
  oversight: {
    heading: "Who decides, and how",
    paragraphs: [
      "A licensed physician decides on every prescription, after a consultation and an evaluation. You cannot order a treatment on this site.",
      "Once you start, we check labs at 4–6 weeks and then quarterly. The physician reviews the results and changes or stops the treatment if needed.",
      "Many of our treatments are compounded, which means that a pharmacy prepares them for one patient’s prescription. Compounded medicines are not FDA-approved. We say so before you choose.",
      "We do not replace your primary care doctor. With your permission we share what we find, so that everyone who looks after you knows the same things.",
    ],
  },
  closing: {
    heading: "Come and talk with us",
    text: `${freeConsultation} Tell us what you would like to change, and we will tell you what we can do.`,
    button: "Start Your Journey",
  },
});
