// Translates content/en/areas.ts as of 583dc1de8ef4.
import type { CategoryId, Product } from "../../catalogue/product";

type Place = { name: string; href: string };
const peptideTherapy: Place = { name: "Terapia con péptidos", href: "/peptide-therapy" };
const longevity: Place = { name: "Longevidad", href: "/anti-aging-longevity" };

const pageOfCategory: Record<CategoryId, Place> = {
  "fitness-anti-aging": peptideTherapy,
  "testosterone-hormone-therapy": { name: "Terapia hormonal", href: "/hormone-replacement" },
  "sexual-health": { name: "Salud sexual", href: "/sexual-health" },
  "weight-loss": { name: "Pérdida de peso", href: "/weight-loss" },
};

/**
 * The name and the page of a treatment's area. Categories have the names of the filters, which the
 * specification fixes; NAD+ and glutathione are no peptides.
 */
export const areaOf = ({ slug, category }: Pick<Product, "slug" | "category">): Place =>
  /^(nad|glutathione)-/.test(slug) ? longevity : pageOfCategory[category];
