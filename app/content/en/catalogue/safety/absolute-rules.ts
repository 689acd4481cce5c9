/**
 * The absolute rules, each worded once. Treatments, pages, questions and disclaimers quote them;
 * absolute-rules.test.ts checks every text that discusses a medicine.
 */
const nitrates = "nitrates (such as nitroglycerin), poppers, riociguat or vericiguat";
const thyroidCancer = "you or a family member has had medullary thyroid cancer";
const pregnancy = "pregnant, trying to become pregnant or breastfeeding";

export const absoluteRules = {
  /** List items that complete "Do not use it if". */
  takesNitrates: `you take ${nitrates}: together they can drop your blood pressure to a dangerous level.`,
  hasThyroidCancer: `${thyroidCancer}, or you have MEN 2 (multiple endocrine neoplasia type 2).`,
  isPregnant: `you are ${pregnancy}.`,
  hasCancer: "you have cancer now, or had it recently.",
  isUnder18: "you are under 18.",
  hasCancerUnlessAgreed: "you have cancer now, unless your cancer doctor agrees.",

  /** Complete sentences. */
  neverWithNitrates: `Never take sildenafil or tadalafil with ${nitrates}: together they can drop your blood pressure to a dangerous level.`,
  glp1NotFor: `GLP-1 medicines are not for you if ${thyroidCancer}, if you have MEN 2 (an inherited condition that causes tumors of the glands), or if you are ${pregnancy}.`,
  glp1Boxed:
    "Boxed warning, the FDA’s strongest: in rats this kind of medicine caused thyroid C-cell tumors. Whether it does in people is not known.",
  pt141NotFor: `PT-141 is not for you if you have heart or blood vessel disease or uncontrolled high blood pressure, or are ${pregnancy}.`,
  peptidesNotFor: `Peptides are not for you if you have cancer now or had it recently, or are ${pregnancy}.`,
  longevityNotFor: `These therapies are not for anyone who is ${pregnancy}, is under 18 or has cancer now. For NAD+ and glutathione only, a cancer doctor may agree otherwise.`,
  hcgNotFor: "HCG is not for women, or for men with prostate or breast cancer.",
  call911: "Call 911 for trouble breathing, a swollen face or throat, chest pain or fainting.",
} as const;
