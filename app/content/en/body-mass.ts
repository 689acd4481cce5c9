/** Texts of the body mass index, which its script contains too, so none of them is a fact. */
export const bodyMassWords = {
  heading: "Work out your BMI",
  title: "Body mass index",
  close: "Close",
  /** Texts that need scripts. */
  stays: "What you type stays on this page. Nothing is sent.",
  /** Text without scripts. */
  byHand:
    "To get your BMI, multiply your weight in pounds by 703, then divide by your height in inches, and divide by your height again.",
  units: "Units",
  us: "Feet and pounds",
  metric: "Metric",
  feet: "Height, feet",
  inches: "Inches",
  pounds: "Weight, pounds",
  centimeters: "Height, centimeters",
  kilograms: "Weight, kilograms",
  result: (bmi: string) => `Your BMI is ${bmi}.`,
  check: "Please check the height and the weight.",
  measure: "A screening measure, not a diagnosis; your physician decides.",
  misleads:
    "It can be misleading if you have a lot of muscle or very little, are older, or are pregnant. It isn’t meant for anyone under 18.",
} as const;
