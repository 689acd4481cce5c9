/**
 * Why a visitor cannot be told anything on the private page. "stopped": the desk withdrew the private
 * link, and their emails ask for a call; for the others no email goes out at all.
 */
export type Unreachable = "spam" | "no-mails" | "disowned" | "stopped";

/** Whether emails about appointments go to the visitor; those of a stopped link ask for a call. */
export const getsMails = (unreachable: Unreachable | null) =>
  unreachable === null || unreachable === "stopped";
