/** The colors around the page on phones: the banner's by day and at night (tokens.css, --night). */
export const themeColors = { light: "#1c2e29", dark: "#0e1412" } as const;
