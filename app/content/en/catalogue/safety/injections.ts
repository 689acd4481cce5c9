/** True of everything that is injected at home. */
export const injections = {
  getHelp: ["you have fever, pus or spreading redness where you injected."],
} as const;
