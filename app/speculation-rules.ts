/**
 * Links that a browser may prefetch and prerender, in the words of the Speculation Rules
 * API: the pages that public pages link to, but for URLs that the server renders (?treatment=)
 * and links that open a dialog, a file or another window.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*\\?*=*" } },
          { not: { selector_matches: "[data-opens],[download],[target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
