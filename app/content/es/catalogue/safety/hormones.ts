// Translates content/en/catalogue/safety/hormones.ts as of 26e946e3b100.
/**
 * Estrogen and testosterone have no card in the catalogue: pages and questions quote these
 * sentences.
 */
export const estrogen = {
  /** From the FDA's announcements of November 10, 2025 and February 12, 2026. */
  removedWarnings:
    "El 10 de noviembre de 2025, la FDA pidió a los fabricantes que quitaran la enfermedad del corazón, el cáncer de mama y la demencia de la advertencia en recuadro; las primeras seis etiquetas cambiaron el 12 de febrero de 2026.",
} as const;

/** In the list of who should not take an area's treatments. */
export const estrogenNotFor = {
  title: "Estrógeno",
  href: "/hormone-replacement#es-segura-la-terapia-hormonal-despues-de-la-menopausia",
  cautions: [
    "Quien tiene sangrado vaginal sin causa conocida, cáncer de mama o de útero, o una enfermedad del hígado",
    "Quien ha tenido un coágulo, un derrame cerebral o un ataque al corazón",
  ],
} as const;

export const testosterone = {
  bloodPressure:
    "Todas las etiquetas de la testosterona advierten sobre el aumento de la presión arterial.",
  gel: "El gel en su piel puede hacer daño a las mujeres y los niños que lo toquen.",
} as const;

/** Signs of a stroke or a heart attack, about which both medicines warn. */
export const hormonesCall911 =
  "Llame al 911 en caso de dolor en el pecho, debilidad en un lado del cuerpo o dificultad para hablar.";

/** The sign of a clot in a leg, about which both warn, too. */
export const legClot =
  "Si tiene una pierna hinchada y con dolor, busque atención médica el mismo día: puede ser un coágulo.";

/** How the need for a hormone is diagnosed. */
export const hormoneDiagnosis =
  "Para la testosterona se necesitan síntomas y niveles bajos por la mañana. La menopausia se diagnostica, por lo general, por la edad y los síntomas.";

export const hcgForFertility =
  "La HCG es una opción de la que el médico puede hablarle; no está aprobada por la FDA para este uso.";
