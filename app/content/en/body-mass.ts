/** Texts of the body mass index, which its script contains too, so none of them is a fact. */
export const bodyMassWords = {
  heading: "Work out your BMI",
  title: "Body mass index",
  close: "Close",
  /** Texts that need scripts. */
  stays: "What you type stays on this page. Nothing is sent.",
  /** Text without scripts. */
  byHand:
    "Your BMI is your weight in kilograms divided by your height in meters, twice. In pounds and inches: weight times 703, divided by height, twice.",
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
    "It cannot tell muscle from fat, or see where fat sits. It can mislead if you have much muscle or little, are older, or are pregnant. It is not meant for anyone under 18.",
} as const;
