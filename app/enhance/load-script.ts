/**
 * The only place that converts text to a script's URL (Trusted Types, W3C). The security headers
 * name this policy. The URL must begin with a slash and a letter: a path on this site.
 */
const rules = {
  createScriptURL(url: string): string {
    if (!/^\/\w/.test(url)) throw new TypeError(url);
    return url;
  },
};
const trusted = window.trustedTypes?.createPolicy("site", rules) ?? rules;

const loaded: Record<string, Promise<unknown> | undefined> = {};
/** Browsers never refetch a module that failed to load: a retry needs another URL. */
let mark = "";

/**
 * Fetches and runs a module of the site, once. Not `import()`, which the page's policy forbids to
 * an inline script that is allowed by its hash. After a failure the next call tries again.
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

/** Loads a script without an error when it fails: a later event may try again. */
export function loadEarly(url: string | undefined) {
  if (url) loadScript(url).catch(() => {});
}
