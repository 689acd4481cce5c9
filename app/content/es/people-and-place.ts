// Translates content/en/people-and-place.ts as of d84416164f7c.
/** Words about the clinic's people and place; shown only where a fact exists. */
export const peopleWords = {
  heading: "Las personas que va a conocer",
  license: (license: string) => `Licencia ${license}`,
} as const;

export const placeWords = {
  heading: "Dónde estamos",
  entrance: "Entrada",
  parking: "Estacionamiento",
  access: "Acceso",
  map: (street: string) => `Mapa: ${street} y las calles a su alrededor`,
  clinicHere: "Clínica",
  parkingHere: "Estacionamiento",
  directions: "Abrir en su aplicación de mapas",
} as const;
