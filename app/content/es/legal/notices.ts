// Translates content/en/legal/notices.ts as of bf8087da85e9.
/** Florida Statutes 456.062 prescribes this text, which has no Spanish form. */
export { freeServiceStatement } from "../../en/legal/notices";

/** Shown under every page. Treatment pages have longer disclaimers. */
export const medicalDisclaimer =
  "Aviso médico: este sitio web da información general, no un consejo médico. Todo tratamiento necesita una evaluación y una receta de un médico con licencia, que puede decidir en contra. Los medicamentos compuestos (preparados en farmacia) no están aprobados por la FDA. Los resultados varían y no se promete ninguno. En una emergencia, llame al 911.";
