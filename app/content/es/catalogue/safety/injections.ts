// Translates content/en/catalogue/safety/injections.ts as of 67b6c05ec497.
/** Warnings for everything that is injected at home. */
export const injections = {
  directions:
    "Use una aguja nueva cada vez. Nunca comparta agujas ni nada de lo que usa para inyectarse. Ponga las agujas usadas en un recipiente para objetos punzantes.",
  getHelp: ["tiene fiebre, pus o un enrojecimiento que se extiende donde se inyectó."],
} as const;
