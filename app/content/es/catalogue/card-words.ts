// Translates content/en/catalogue/card-words.ts as of af5cc000d20d.
import type { badges } from "~/facts/fact-limits";
import { formatPrice } from "~/facts/format-facts";

/** The unit of a price is a fact in English; one that is not listed stays as it is. */
const units: Readonly<Record<string, string>> = {
  bottle: "frasco",
  box: "caja",
  dose: "dosis",
  injection: "inyección",
  month: "mes",
  order: "pedido",
  session: "sesión",
  syringe: "jeringa",
  visit: "visita",
  week: "semana",
};
const unitName = (unit: string) => units[unit] ?? unit;

/** Words on a treatment's picture. */
export const badgeNames: Readonly<Record<(typeof badges)[number], string>> = {
  POPULAR: "POPULAR",
  "FALL SALE": "OFERTA",
  "ADVANCED BLEND": "MEZCLA AVANZADA",
  "PATIENT FAVORITE": "FAVORITO",
  "NEW FORMULA": "FÓRMULA NUEVA",
  "LONG ACTING": "ACCIÓN LARGA",
};

/** Texts around a treatment's facts, on its card, in its dialog and on its page. */
export const cardWords = {
  /** For screen readers, before the amounts. */
  price: "Precio: ",
  /** What a price buys one of. */
  unit: unitName,
  /** Follows the amount: "$299.88 por pedido". */
  perUnit: (unit: string) => `por ${unitName(unit)}`,
  /** Within a sentence: "$299.88 por pedido". */
  amount: (price: number | null, unit: string) =>
    price === null
      ? cardWords.withheld.instead
      : `${formatPrice(price)} ${cardWords.perUnit(unit)}`,
  /** Shown instead of a price while the review of the evidence is long overdue. */
  withheld: {
    instead: "Pregunte el precio",
    why: "Estamos revisando la evidencia sobre este tratamiento.",
  },
  /** Precedes the struck-through amount. */
  compareAt: "Precio de lista",
  /** Empty while the clinic does not know it. "Cada" suits a unit of either gender. */
  lasts: (unit: string, lasts: string | null) =>
    lasts ? `Cada ${unitName(unit)} dura aproximadamente ${lasts}.` : undefined,
  /** Shown once above cards when one of them does not state it. */
  lastsUnknown: "Cuánto dura un pedido depende de su dosis. Pregúntenos antes de pagar.",
  /** Beside a price while the clinic has not said what it buys. */
  supplyUnknown:
    "Antes de que pague, su médico le dice qué producto es, si está aprobado por la FDA o es compuesto (preparado en farmacia), y cuánto dura.",
  /** The same where no product is approved, and once above cards. */
  suppliesUnknown: "Antes de que pague, su médico le dice el nombre del producto y cuánto dura.",
  /** Shown where availability is "ask". */
  askFirst: "Pregúntenos si está disponible y cuándo.",
  /** Five lines beside the picture; the fifth says who should not take it (safety-words.ts). */
  glance: {
    price: "Precio",
    taken: "Cómo se usa",
    lasts: "Cuánto dura",
    lastsUnknown: "Depende de su dosis; pregúntenos",
    prescription: "Receta",
    needed: "Obligatoria, después de la evaluación de un médico",
  },
  details: "Ver detalles",
  /** For screen readers, after "Ver detalles", because a page has many of these links. */
  detailsOf: (title: string) => ` de ${title}`,
  benefits: "Beneficios",
  call: "Llame para agendar",
  online: "Agende en línea",
  close: "Cerrar",
  sections: {
    ingredients: "Ingredientes",
    directions: "Instrucciones",
    warnings: "Advertencias",
    disclaimer: "Aviso",
  },
} as const;
