/**
 * The one place where text becomes script addresses or HTML (Trusted Types, W3C): the page's own
 * script, and the site's own catalogue page. The policy's name stands in the security headers.
 */
const rules = {
  createScriptURL(url: string): string {
    if (!/^\/(assets|app)\/[\w./-]+$/.test(url)) throw new TypeError("Not a script of this site");
    return url;
  },
  createHTML: (page: string): string => page,
};

export const trusted = window.trustedTypes?.createPolicy("site", rules) ?? rules;
