// Translates content/en/catalogue/products/disclaimers.ts as of 354122936ce0.
/**
 * The disclaimer under every treatment. Each says that the physician decides, and each except
 * approved generics' has the FDA's wording on compounded medicines.
 */
const physicianDecides =
  "Los resultados varían. Usted necesita una receta, y un médico la escribe solo si el tratamiento es adecuado para usted. Esta página es información general, no un consejo médico.";

/** For a medicine whose form depends on what the law and the supply allow at the time. */
export const pharmacySuppliedDisclaimer = `Los medicamentos compuestos (preparados en farmacia) no están aprobados por la FDA. La FDA no revisa su seguridad, su eficacia ni su calidad. ${physicianDecides}`;

export const compoundedDisclaimer = `Este tratamiento es un medicamento compuesto. ${pharmacySuppliedDisclaimer}`;

/**
 * Section 503A of the Federal Food, Drug, and Cosmetic Act: a pharmacy may not routinely compound
 * what is essentially a copy of an available medicine. The clinic has not confirmed what it
 * dispenses (docs/open-questions.md).
 */
export const genericDisclaimer = `Antes de pagar, pregunte si el suyo se surte como un genérico aprobado por la FDA. ${physicianDecides}`;
