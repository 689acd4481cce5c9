// Translates content/en/catalogue/safety/safety-words.ts as of bd648562c591.
/** Texts around a treatment's warnings. The four headings begin the sentences of their lists. */
export const safetyWords = {
  whoShouldNot: "Quién no debe usarlo",
  toLists: "Lea todas las advertencias",
  /** `month` in words: "noviembre de 2026". */
  status: (month: string) => `Estado ante la FDA, a ${month}`,
  notIf: "No lo use si",
  tellUsFirst: "Avísenos antes si",
  commonSideEffects: "Efectos secundarios comunes",
  getHelp: "Pida ayuda de inmediato si",
  /** Shown under the list, because most of its items do not say whom to call. */
  getHelpFrom:
    "Por cualquier cosa de esta lista, vaya a una sala de emergencias, a menos que ahí mismo se diga a quién llamar. No espere a que abra nuestro consultorio.",
  /** MedWatch is the FDA's program for side effects. */
  report: "Informe los efectos secundarios al programa MedWatch de la FDA: 1-800-FDA-1088.",
  weightLossRights: "Declaración de derechos del consumidor en la pérdida de peso (Florida)",
} as const;
