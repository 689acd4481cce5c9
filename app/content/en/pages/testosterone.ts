import { hormonesCall911, testosterone } from "../catalogue/safety/hormones";

/** Testosterone has no price in the catalogue: form and dose depend on the labs. */
export const testosteroneWords = {
  title: "Testosterone",
  summary: "For men whose symptoms and labs both show that it is low.",
  price: "Prescribed after labs; ask for the price",
  /** In "What it costs". */
  cost: {
    label: "Testosterone",
    value: "Ask for the price",
    note: "It depends on the form and the dose, which follow your labs.",
  },
  more: "Read who should not have it",
  section: {
    heading: "Testosterone",
    intro: "Testosterone is a prescription hormone and a controlled substance.",
    facts: [
      testosterone.notForAge,
      testosterone.bloodPressure,
      testosterone.gel,
      "It lowers sperm count and can thicken the blood, so you need regular blood tests.",
      hormonesCall911,
    ],
    notSuitedFor: {
      heading: "Who should not have it",
      points: [
        "anyone with breast or prostate cancer",
        "a man who wants to father a child soon",
        "anyone who is pregnant",
        "anyone with severe sleep apnea that is not treated",
        "anyone with a high red blood cell count",
        "anyone who has just had a heart attack or stroke",
      ],
    },
  },
  /** On /services, whose list does not contain it. */
  elsewhere: {
    form: "Prescribed after labs",
    title: "Testosterone (TRT)",
    text: "For men whose symptoms and labs both show that it is low. It is a controlled substance.",
    link: "Who should not have it",
    linkOf: ": testosterone",
    href: "/hormone-replacement#testosterone",
  },
} as const;
