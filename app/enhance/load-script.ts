/**
 * The one place where text becomes a script's address (Trusted Types, W3C). The policy's name
 * stands in the security headers.
 */
const rules = {
  createScriptURL(url: string): string {
    if (!/^\/(assets|app)\/[\w./-]+\?*$/.test(url))
      throw new TypeError("Not a script of this site");
    return url;
  },
};
const trusted = window.trustedTypes?.createPolicy("site", rules) ?? rules;

const loaded = new Map<string, Promise<void>>();
/** Browsers remember the address of a module that did not arrive, and never fetch that one again. */
let mark = "";

/**
 * Fetches and runs a module of the site, once. Not `import()`: from an inline script that is
 * allowed by its hash, the page's policy would refuse it. One that did not arrive can be asked
 * for again, by an address that differs in a mark.
 */
export function loadScript(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  const arriving = new Promise<void>((resolve, reject) => {
    const element = document.createElement("script");
    element.type = "module";
    element.src = trusted.createScriptURL(url + mark);
    element.onload = () => resolve();
    element.onerror = () => {
      loaded.delete(url);
      mark += "?";
      reject(new Error(url));
    };
    document.head.append(element);
  });
  loaded.set(url, arriving);
  return arriving;
}
