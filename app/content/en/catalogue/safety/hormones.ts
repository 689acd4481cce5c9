/**
 * Estrogen and testosterone have no card in the catalogue: pages and questions quote these
 * sentences.
 */
export const estrogen = {
  /** From the FDA's announcements of November 10, 2025 and February 12, 2026. */
  removedWarnings:
    "On November 10, 2025 the FDA asked makers to remove heart disease, breast cancer and dementia from the boxed warning; the first six labels changed on February 12, 2026.",
} as const;

/** In the list of who should not take an area's treatments. */
export const estrogenNotFor = {
  title: "Estrogen",
  href: "/hormone-replacement#is-hormone-therapy-safe-after-menopause",
  cautions: [
    "Anyone with vaginal bleeding with no known cause, breast or uterus cancer, or liver disease",
    "Anyone who has had a clot, stroke or heart attack",
  ],
} as const;

export const testosterone = {
  bloodPressure: "All testosterone labels warn of raised blood pressure.",
  gel: "Gel on your skin can harm women and children who touch it.",
} as const;

/** Signs of a stroke or a heart attack, about which both medicines warn. */
export const hormonesCall911 = "Call 911 for chest pain, one-sided weakness or trouble speaking.";

/** The sign of a clot in a leg, about which both warn, too. */
export const legClot = "For a painful, swollen leg, get care the same day: it can be a clot.";

/** How the need for a hormone is diagnosed. */
export const hormoneDiagnosis =
  "Testosterone needs symptoms and low morning levels. Menopause is usually diagnosed by age and symptoms.";

export const hcgForFertility =
  "HCG is one option the physician may discuss; it is not FDA-approved for this use.";
