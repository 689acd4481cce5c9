/** Texts for people who do not want others to see that they read this site. */
export const discreetWords = {
  leave: "Leave this page",
  neutral: "Neutral tab title",
  hint: "Leaving replaces this page with an empty one and clears what you typed in this tab, as does pressing Escape three times. Earlier pages stay in your browser’s history.",
} as const;

/** Neutral title of the tab on request; the only text that its script needs. */
export const neutralTitle = "Notes";
