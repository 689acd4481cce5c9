/** What is free, in one sentence for every place that says so. */
export const freeConsultation =
  "The first consultation is free; labs and later visits may have fees.";
