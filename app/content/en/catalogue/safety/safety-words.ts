/** Texts around a treatment's warnings. The four headings begin the sentences of their lists. */
export const safetyWords = {
  whoShouldNot: "Who should not take it",
  toLists: "Read all warnings",
  /** `month` in words: "November 2026". */
  status: (month: string) => `FDA status, as of ${month}`,
  notIf: "Do not use it if",
  tellUsFirst: "Tell us first if",
  commonSideEffects: "Common side effects",
  getHelp: "Get help now if",
  /** Shown under the list, because most of its items do not say whom to call. */
  getHelpFrom:
    "For anything on this list, go to an emergency room unless the line says who to call. Don’t wait for our office to open.",
  /** MedWatch is the FDA's program for side effects. */
  report: "Report side effects to the FDA’s MedWatch program: 1-800-FDA-1088.",
  weightLossRights: "Florida’s Weight-Loss Consumer Bill of Rights",
} as const;
