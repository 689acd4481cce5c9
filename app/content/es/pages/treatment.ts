// Translates content/en/pages/treatment.ts as of bb2becad4b3e.
import type { CategoryId, Product } from "../../../catalogue/product";
import { canonicalSlug } from "../../../catalogue/products";
import type { Facts } from "../../../facts/facts-schema";
import type { CallToAction } from "../../word-shapes";
import { cardWords } from "../catalogue/card-words";
import { freeConsultation } from "../free-consultation";

const areaNames: Record<CategoryId, string> = {
  "fitness-anti-aging": "Longevidad",
  "testosterone-hormone-therapy": "Terapia hormonal",
  "sexual-health": "Salud sexual",
  "weight-loss": "Pérdida de peso",
};

const longestTitle = 65;

const isSecondListing = (product: Product) => canonicalSlug(product) !== product.slug;

function titleOf({ name, city }: Facts, product: Product): string {
  const { title, category } = product;
  if (isSecondListing(product)) return `${title} – ${areaNames[category]}`;
  const inPlace = `${title} en ${city}`;
  const fits = (text: string) => `${text} | ${name}`.length <= longestTitle;
  return [`${inPlace}: precio y seguridad`, `${inPlace}: precio`].find(fits) ?? inPlace;
}

function descriptionOf({ city }: Facts, product: Product): string {
  const { title, alsoCalled, category, price, priceUnit } = product;
  const cost =
    price === null
      ? "cómo preguntar el precio"
      : `el precio, ${cardWords.amount(price, priceUnit)}`;
  const isSecond = isSecondListing(product);
  const named = alsoCalled && !isSecond ? `${title} (${alsoCalled})` : title;
  const where = isSecond
    ? `Parte de ${areaNames[category]} en ${city}, con receta.`
    : `Se receta en ${city} tras una consulta.`;
  return `${named}: qué se sabe, quién no debe usarlo y ${cost}. ${where}`;
}

export const treatmentWords = (facts: Facts) => ({
  title: (product: Product) => titleOf(facts, product),
  description: (product: Product) => descriptionOf(facts, product),
  keywords: ["precio", "receta", ...facts.areaServed],
  trail: "Ruta de navegación",
  all: "Todos los tratamientos",
  related: "Tratamientos relacionados",
  back: (category: string) => `Todos los tratamientos: ${category}`,
  closing: {
    heading: "Hable con nosotros antes de decidir",
    text: freeConsultation,
  } satisfies CallToAction,
});
