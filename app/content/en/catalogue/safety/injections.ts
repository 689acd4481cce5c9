/** Warnings for everything that is injected at home. */
export const injections = {
  directions: "Use a new needle each time. Never share. Put used needles in a sharps container.",
  getHelp: ["you have fever, pus or spreading redness where you injected."],
} as const;
