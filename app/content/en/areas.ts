import type { CategoryId, Product } from "../../catalogue/product";

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

type Place = { name: string; href: string };
const peptideTherapy: Place = { name: "Peptide Therapy", href: "/peptide-therapy" };
const longevity: Place = { name: "Longevity", href: "/anti-aging-longevity" };

const pageOfCategory: Record<CategoryId, Place> = {
  "fitness-anti-aging": peptideTherapy,
  "testosterone-hormone-therapy": { name: "Hormone Therapy", href: "/hormone-replacement" },
  "sexual-health": { name: "Sexual Health", href: "/sexual-health" },
  "weight-loss": { name: "Weight Loss", href: "/weight-loss" },
};

/**
 * The name and the page of a treatment's area. Categories have the names of the filters, which the
 * specification fixes; NAD+ and glutathione are no peptides.
 */
export const areaOf = ({ slug, category }: Pick<Product, "slug" | "category">): Place =>
  /^(nad|glutathione)-/.test(slug) ? longevity : pageOfCategory[category];
