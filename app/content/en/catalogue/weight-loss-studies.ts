/** Beside every figure of expected weight loss: its source, and to whom it does not apply. */
export const weightLossStudies =
  "In studies of FDA-approved medicines, with diet and activity, adults without diabetes lost on average about 15% with semaglutide (68\u00a0weeks) and 15–21% with tirzepatide (72\u00a0weeks); with placebo 2–3%. People with diabetes lost less. These results do not apply to compounded medicines or GLP-R.";

/** Beside the BMI criterion of 27. */
export const floridaBmiRule =
  "Labels say 27 or more; Florida’s rule: above 27 with such a condition.";
