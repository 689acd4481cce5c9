/**
 * The disclaimer under every treatment. Each says that the physician decides, and each except
 * approved generics' has the FDA's wording on compounded medicines.
 */
const compounded =
  "Compounded medicines are not FDA-approved. The FDA does not review them for safety, effectiveness or quality before they reach patients.";

const physicianDecides =
  "Results vary from person to person. A prescription is needed, and a physician writes one only after an evaluation shows that the treatment suits you. This page is for information and does not replace medical advice.";

export const compoundedDisclaimer = `This treatment is prepared by a compounding pharmacy. ${compounded} ${physicianDecides}`;

/**
 * Section 503A of the Federal Food, Drug, and Cosmetic Act: a pharmacy may not routinely compound
 * what is essentially a copy of an available medicine.
 */
export const genericDisclaimer = `This medicine is dispensed as an FDA-approved generic. ${physicianDecides}`;

/** For a medicine whose form depends on what the law and the supply allow at the time. */
export const pharmacySuppliedDisclaimer = `Your physician and the pharmacy tell you which form of this medicine you receive. ${compounded} ${physicianDecides}`;
