/** Shown under every page. Treatment pages have longer disclaimers. */
export const medicalDisclaimer =
  "Medical disclaimer: this website gives general information, not medical advice. Every treatment needs an evaluation and a prescription by a licensed physician, who may decide against it. Compounded medicines are not FDA-approved. Results differ and none are promised. In an emergency, call 911.";

/**
 * Florida Statutes 456.062 prescribes this text, in capital letters set apart from other text,
 * wherever a free or discounted service is advertised. It must not be shortened or restyled.
 */
export const freeServiceStatement =
  "THE PATIENT AND ANY OTHER PERSON RESPONSIBLE FOR PAYMENT HAS A RIGHT TO REFUSE TO PAY, CANCEL PAYMENT, OR BE REIMBURSED FOR PAYMENT FOR ANY OTHER SERVICE, EXAMINATION, OR TREATMENT THAT IS PERFORMED AS A RESULT OF AND WITHIN 72 HOURS OF RESPONDING TO THE ADVERTISEMENT FOR THE FREE, DISCOUNTED FEE, OR REDUCED FEE SERVICE, EXAMINATION, OR TREATMENT.";
