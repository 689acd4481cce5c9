/** The one sentence about the free consultation, quoted wherever it is mentioned. */
export const freeConsultation =
  "The first consultation is free; labs and later visits may have fees.";

/** The one statement about prices; testosterone, which is in the list too, has none. */
export const pricesOnline =
  "Prices are on this site, except what depends on your labs. Ask for your total in writing before you start.";
