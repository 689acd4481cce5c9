import type { CategoryId } from "../../catalogue/product";

/**
 * The areas of care. Each has a hue, which `data-area` sets (styles/tokens.css); a page outside
 * these areas uses one of the six.
 */
export type Area = "peptide" | "hormone" | "sexual" | "weight" | "longevity" | "aesthetics";

/** The area whose hue a treatment has. */
export const areaOfCategory: Record<CategoryId, Area> = {
  "fitness-anti-aging": "peptide",
  "testosterone-hormone-therapy": "hormone",
  "sexual-health": "sexual",
  "weight-loss": "weight",
};
