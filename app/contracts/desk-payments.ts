/** "closed": an inquiry of the card's bank that ended without a dispute. */
export type DisputeState = "open" | "won" | "lost" | "closed";

/**
 * "wrong-amount": something else was paid than was asked for. "dispute": the card's holder wants
 * the money back, and the provider waits for an answer.
 */
export type PaymentNoticeKind = "wrong-amount" | "dispute";
