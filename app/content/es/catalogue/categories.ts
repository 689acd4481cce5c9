// Translates content/en/catalogue/categories.ts as of 9f483cf3d625.
import type { Category } from "../../../catalogue/product";

export const categories: readonly [Category, Category, Category, Category] = [
  {
    id: "fitness-anti-aging",
    name: "Forma física y antienvejecimiento",
    slug: "fitness-anti-aging",
    fragment: "fitness-anti-aging",
  },
  {
    id: "testosterone-hormone-therapy",
    name: "Testosterona y terapia hormonal",
    slug: "testosterone-hormone-therapy",
    fragment: "testosterone-therapy",
  },
  {
    id: "sexual-health",
    name: "Salud sexual",
    slug: "sexual-health",
    fragment: "sexual-health",
  },
  { id: "weight-loss", name: "Pérdida de peso", slug: "weight-loss", fragment: "weight-loss" },
];
