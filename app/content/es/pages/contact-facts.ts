// Translates content/en/pages/contact-facts.ts as of 5ec83ac4a259.
import type { Facts } from "../../../facts/facts-schema";
import { speaksSpanish } from "../../../facts/spoken-languages";
import type { contactFacts as english } from "../../en/pages/contact-facts";
import { listInWords } from "../list-in-words";

export const contactFacts = (facts: Facts): ReturnType<typeof english> => {
  const { place, city, state, phoneAnsweredBy, languages } = facts;
  const spoken = speaksSpanish(facts) ? "Hablamos español." : null;
  return {
    address: place && `${place.street}, ${city}, ${state} ${place.postalCode}`,
    said: [
      ...(phoneAnsweredBy ? [`Quién contesta el teléfono: ${phoneAnsweredBy}`] : []),
      ...(languages.length > 0 && !spoken
        ? [`Idiomas que se hablan: ${listInWords(languages)}`]
        : []),
    ],
    spoken,
    answersIn:
      spoken ??
      "Los avisos de este sitio le llegan en español. Nuestro personal responde en inglés.",
  };
};

export const mapLabel = "Abrir el mapa";
