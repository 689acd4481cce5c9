/** Texts for people who do not want others to see that they read this site. */
export const discreetWords = {
  leave: "Leave this page",
  neutral: "Hide the tab title",
  /** For screen readers: opens the hint. */
  about: "What “Leave this page” does",
  hint: "“Leave this page” (or pressing Escape three times) opens an empty page and clears what you typed. Your browser’s history still shows the pages you visited.",
} as const;

/** Neutral title of the tab on request; the only text that its script needs. */
export const neutralTitle = "Notes";
