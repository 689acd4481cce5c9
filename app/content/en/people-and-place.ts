/** Words about the clinic's people and place; shown only where a fact exists. */
export const peopleWords = {
  heading: "The people you will meet",
  license: (license: string) => `License ${license}`,
} as const;

export const placeWords = {
  heading: "Where we are",
  entrance: "Entrance",
  parking: "Parking",
  access: "Access",
  map: (street: string) => `Map: ${street} and the streets around it`,
  clinicHere: "Clinic",
  parkingHere: "Parking",
  directions: "Open in your maps app",
} as const;
