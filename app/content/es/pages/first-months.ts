// Translates content/en/pages/first-months.ts as of 13dbfe32bdf2.
import { cardWords } from "../catalogue/card-words";

export const firstMonthsWords = {
  heading: "Cuánto puede costar",
  summary: "Costos de los primeros tres meses",
  item: "Qué",
  cost: "Costo",
  medicine: "Medicamento",
  consultation: "Primera consulta",
  free: "Gratis",
  orders: (orders: number, price: string, unit: string, lasts: string) =>
    `${orders} × ${price} ${cardWords.perUnit(unit)}, si cada uno dura aproximadamente ${lasts}`,
  oneOrder: (price: string, unit: string) =>
    `${price} ${cardWords.perUnit(unit)}. Es posible que necesite tres o más en tres meses.`,
  sum: "Conocido hasta ahora",
  missing: (labels: readonly string[]) => `Esta suma no incluye: ${labels.join(", ")}.`,
  estimate: "Pida su total por escrito",
} as const;
