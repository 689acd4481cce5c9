import { hormonesCall911, testosterone } from "../catalogue/safety/hormones";

/** Testosterone has no price in the catalogue: form and dose depend on the labs. */
export const testosteroneWords = {
  title: "Testosterone",
  form: "Prescribed after labs",
  /** In "What it costs". */
  cost: {
    label: "Testosterone",
    value: "Ask for the price",
    note: "It depends on the form and the dose, which follow your labs.",
  },
  more: "Read who should not have it",
  section: {
    heading: "Testosterone",
    intro:
      "For men with symptoms and low morning levels on more than one test. It can help desire, energy and muscle. It is a controlled substance.",
    facts: [
      testosterone.notForAge,
      testosterone.bloodPressure,
      testosterone.gel,
      "It lowers sperm count and can thicken the blood, so you need regular blood tests.",
      hormonesCall911,
    ],
  },
  /** In the list of who should not take an area's treatments. */
  notFor: [
    "Anyone with breast or prostate cancer",
    "A man who wants to father a child soon",
    "Anyone who is pregnant",
    "Anyone with severe sleep apnea that is not treated",
    "Anyone with a high red blood cell count",
    "Anyone who has just had a heart attack or stroke",
  ],
  /** On /services, whose list does not contain it. */
  elsewhere: {
    title: "Testosterone (TRT)",
    text: "For men whose symptoms and labs both show that it is low. It is a controlled substance.",
    link: "Who should not have it",
    linkOf: ": testosterone",
    href: "/hormone-replacement#testosterone",
  },
} as const;
