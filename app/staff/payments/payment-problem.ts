/** What was wrong with a change of a payment, and what was typed, so that it is not lost. */
export type PaymentProblem = {
  /** The notice's id, or "link". */
  about: string;
  message: string;
  typed: string;
};
