/**
 * The only place that makes a script's URL from text (Trusted Types, W3C). The security headers
 * name this policy. It allows a slash and a letter at the beginning: a URL on this site.
 */
const rules = {
  createScriptURL(url: string): string {
    if (!/^\/\w/.test(url)) throw new TypeError(url);
    return url;
  },
};
const trusted = window.trustedTypes?.createPolicy("site", rules) ?? rules;

const loaded: Record<string, Promise<unknown> | undefined> = {};
/** Browsers never fetch a module again after it failed: a retry needs another URL. */
let mark = "";

/**
 * Fetches and runs a module of the site, once. `import()` would not do: the page's policy refuses it
 * to an inline script that is allowed by its hash. After a failure the next call tries again.
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

/** The same, without an error when it fails: a later event may try again. */
export function loadEarly(url: string | undefined) {
  if (url) loadScript(url).catch(() => {});
}
