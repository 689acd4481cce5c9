/** The rules of axe that every page keeps: WCAG 2.2 AA, and what its authors recommend. */
export const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
