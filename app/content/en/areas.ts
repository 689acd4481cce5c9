import type { CategoryId } from "../../catalogue/product";

/**
 * The areas of care. Each has one hue, which `data-area` sets (styles/tokens.css); pages about no
 * area in particular wear one of the six.
 */
export type Area = "peptide" | "hormone" | "sexual" | "weight" | "longevity" | "aesthetics";

/** Whose hue a treatment wears. */
export const areaOfCategory: Record<CategoryId, Area> = {
  "fitness-anti-aging": "peptide",
  "testosterone-hormone-therapy": "hormone",
  "sexual-health": "sexual",
  "weight-loss": "weight",
};
