/**
 * The one place where text becomes a script's address (Trusted Types, W3C). The policy's name
 * stands in the security headers. A slash and a letter: no address of another site begins so.
 */
const rules = {
  createScriptURL(url: string): string {
    if (!/^\/\w/.test(url)) throw new TypeError(url);
    return url;
  },
};
const trusted = window.trustedTypes?.createPolicy("site", rules) ?? rules;

const loaded: Record<string, Promise<unknown> | undefined> = {};
/** Browsers remember the address of a module that did not arrive, and never fetch that one again. */
let mark = "";

/**
 * Fetches and runs a module of the site, once. Not `import()`: from an inline script that is
 * allowed by its hash, the page's policy would refuse it. One that did not arrive can be asked
 * for again, by an address that differs in a mark.
 */
export function loadScript(url: string): Promise<unknown> {
  loaded[url] ??= new Promise((onload, reject) => {
    const onerror = () => {
      loaded[url] = undefined;
      mark += "?";
      reject(new Error(url));
    };
    const src = trusted.createScriptURL(url + mark);
    const script = Object.assign(document.createElement("script"), { onload, onerror });
    document.head.append(Object.assign(script, { type: "module", src }));
  });
  return loaded[url];
}

/** The same for what may fail: the page works without it, and somebody may touch it again. */
export function loadEarly(url: string | undefined) {
  if (url) loadScript(url).catch(() => {});
}
