/**
 * The disclaimer under every treatment. Each says that the physician decides, and each except
 * approved generics' has the FDA's wording on compounded medicines.
 */
const physicianDecides =
  "Results vary. You need a prescription, and a physician writes one only if the treatment is right for you. This page is general information, not medical advice.";

/** For a medicine whose form depends on what the law and the supply allow at the time. */
export const pharmacySuppliedDisclaimer = `Compounded medicines are not FDA-approved. The FDA does not review them for safety, effectiveness or quality. ${physicianDecides}`;

export const compoundedDisclaimer = `This treatment is compounded. ${pharmacySuppliedDisclaimer}`;

/**
 * Section 503A of the Federal Food, Drug, and Cosmetic Act: a pharmacy may not routinely compound
 * what is essentially a copy of an available medicine. The clinic has not confirmed what it
 * dispenses (docs/open-questions.md).
 */
export const genericDisclaimer = `Ask before you pay whether yours is dispensed as an FDA-approved generic. ${physicianDecides}`;
