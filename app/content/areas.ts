/**
 * The areas of care. Each has one hue, which `data-area` sets (styles/tokens.css); pages about no
 * area in particular wear one of the six.
 */
export type Area = "peptide" | "hormone" | "sexual" | "weight" | "longevity" | "aesthetics";
