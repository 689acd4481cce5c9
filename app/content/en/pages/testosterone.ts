import { hormonesCall911, legClot, testosterone } from "../catalogue/safety/hormones";

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
      "For men with symptoms and low morning levels on more than one test. It may help sexual desire and muscle; in a large trial in older men it did not improve energy. It is a controlled substance.",
    facts: [
      testosterone.notForAge,
      testosterone.bloodPressure,
      testosterone.gel,
      "It lowers sperm count and can thicken the blood, so your blood count, blood pressure and PSA (a prostate test) are usually checked before and during treatment.",
      `${hormonesCall911} ${legClot}`,
    ],
  },
  /** Answer on two pages; at most 100 words (app/content/en/questions.test.ts). */
  risks: `It can raise blood pressure, thicken the blood, cause clots, acne and breast tenderness, worsen sleep apnea and lower sperm count. It is not for anyone who is pregnant, wants to father a child soon, has prostate or breast cancer, severe untreated sleep apnea or a high red blood cell count, or just had a heart attack or stroke. The FDA has not approved it for low levels that come only with age. It’s a controlled substance: never share it. Gel can harm women and children who touch it. ${hormonesCall911}`,
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
    text: "For men with symptoms and low levels on blood tests. It’s a controlled substance.",
    link: "Who should not have it",
    linkOf: ": testosterone",
    href: "/hormone-replacement#testosterone",
  },
} as const;
