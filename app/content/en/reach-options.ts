import { emailOnly, type reachValues } from "../form-values";

/** How a visitor may be reached: stored value and label. */
export const reachOptions: readonly { value: (typeof reachValues)[number]; label: string }[] = [
  { value: "by-call", label: "By phone" },
  { value: emailOnly, label: "By email only" },
];

/** Text of the field while nothing is chosen. */
export const eitherWay = "By phone or email";

/** A stored value that is no longer offered is shown unchanged. */
export const reachLabel = (stored: string): string =>
  reachOptions.find(({ value }) => value === stored)?.label ?? stored;

/** Text for the clinic where a box was ticked. */
export const noVoicemailShown = "Leave no voicemail";
export const estimateWanted = "Yes, an estimate";
