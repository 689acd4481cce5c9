/** The one sentence about the free consultation, quoted wherever it is mentioned. */
export const freeConsultation =
  "The first consultation is free; labs and later visits may have fees.";
