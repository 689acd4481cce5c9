/** The rules behind the words below. */
export const evidenceRule =
  "FTC Act, sections 5 and 12: a health claim needs competent and reliable scientific evidence, and nothing may mislead.";
const physicians =
  "Florida Statutes 458.331(1)(d): no false, deceptive or misleading advertising by a physician.";
const compounding =
  "Federal Food, Drug, and Cosmetic Act, section 502(a) and (bb): labeling and advertising of a compounded medicine must not mislead. It is not FDA-approved, and not the same as an approved medicine.";

export type ForbiddenWord = {
  /** The word's spelling in a text. */
  word: string;
  pattern: RegExp;
  /** Why it must not be used. */
  rule: string;
  /** Allowed in a status, which states what the FDA has decided. */
  allowedInStatus?: true;
};

/** Promising words, which no text about a treatment may contain. Most are English only. */
export const forbiddenWords: readonly ForbiddenWord[] = [
  { word: "cure", pattern: /\bcur(e[sd]?|ing)\b/i, rule: evidenceRule },
  { word: "guaranteed", pattern: /\bguarantee[sd]?\b/i, rule: physicians },
  { word: "proven", pattern: /\bproven\b/i, rule: evidenceRule },
  { word: "miracle", pattern: /\bmirac(le|ulous)/i, rule: evidenceRule },
  { word: "reverses", pattern: /\brevers(es?|ed|ing)\b/i, rule: evidenceRule },
  { word: "eliminates", pattern: /\beliminat(es?|ed|ing)\b/i, rule: evidenceRule },
  { word: "boosts", pattern: /\bboost(s|ed|ing)?\b/i, rule: evidenceRule },
  {
    word: "no side effects",
    pattern: /\b(no|without|free of) side effects\b/i,
    rule: evidenceRule,
  },
  { word: "risk-free", pattern: /\brisk[- ]free\b|\bno risks?\b/i, rule: evidenceRule },
  {
    word: "completely safe",
    pattern: /\b(completely|totally|perfectly|100 ?%) (safe|effective)\b/i,
    rule: evidenceRule,
  },
  {
    word: "will lose, will improve, will restore",
    pattern: /\bwill (lose|improve|restore|regain)\b/i,
    rule: evidenceRule,
  },
  { word: "best, number one", pattern: /\bthe best\b|\bnumber one\b|#1/i, rule: physicians },
  { word: "same as", pattern: /\bsame as\b/i, rule: compounding },
  { word: "generic version of", pattern: /\bgeneric version\b/i, rule: compounding },
  {
    word: "FDA-approved",
    pattern: /(?<!\b(not|never) )\bFDA[- ]approved\b/i,
    rule: compounding,
    allowedInStatus: true,
  },
];

/** Brand names of approved medicines: none is offered, so none is named. */
export const brandNames = [
  "Adcirca",
  "Alyq",
  "Cialis",
  "Egrifta",
  "Geref",
  "Levitra",
  "Mounjaro",
  "Novarel",
  "Ovidrel",
  "Ozempic",
  "Pregnyl",
  "Revatio",
  "Rybelsus",
  "Saxenda",
  "Staxyn",
  "Stendra",
  "Victoza",
  "Vyleesi",
  "Wegovy",
  "Zepbound",
] as const;
