// Translates content/en/reach-options.ts as of 24b2d230730c.
import { emailOnly, type reachValues } from "../form-values";

/** How a visitor may be reached: stored value and label. Texting is not offered. */
export const reachOptions: readonly { value: (typeof reachValues)[number]; label: string }[] = [
  { value: "by-call", label: "Por teléfono" },
  { value: emailOnly, label: "Solo por correo electrónico" },
];

/** Text of the field while nothing is chosen. */
export const eitherWay = "Por teléfono o por correo electrónico";

/** A stored value that is no longer offered is shown unchanged. */
export const reachLabel = (stored: string): string =>
  reachOptions.find(({ value }) => value === stored)?.label ?? stored;

/** Text for the clinic where a box was ticked. */
export const noVoicemailShown = "No dejar mensajes de voz";
export const estimateWanted = "Sí, un estimado";
