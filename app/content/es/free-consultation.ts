// Translates content/en/free-consultation.ts as of 3e7c9c45d049.
/** The one sentence about the free consultation, quoted wherever it is mentioned. */
export const freeConsultation =
  "La primera consulta es gratis; los análisis de laboratorio y las visitas posteriores pueden tener una tarifa.";

/** The one statement about prices; testosterone, which is in the list too, has none. */
export const pricesOnline =
  "Los precios están en este sitio, salvo lo que depende de sus análisis. Pida el total por escrito antes de empezar.";
