import type { Category } from "../../../catalogue/product";

export const categories: readonly [Category, Category, Category, Category] = [
  {
    id: "fitness-anti-aging",
    name: "Fitness & Anti-Aging",
    slug: "fitness-anti-aging",
    fragment: "fitness-anti-aging",
  },
  {
    id: "testosterone-hormone-therapy",
    name: "Testosterone & Hormone Therapy",
    slug: "testosterone-hormone-therapy",
    fragment: "testosterone-therapy",
  },
  {
    id: "sexual-health",
    name: "Sexual Health",
    slug: "sexual-health",
    fragment: "sexual-health",
  },
  { id: "weight-loss", name: "Weight Loss", slug: "weight-loss", fragment: "weight-loss" },
];
