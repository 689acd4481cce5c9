/// <reference types="vite/client" />

declare module "*?script" {
  /** The bundled, minified script as text, for inlining. */
  const text: string;
  export default text;
}

declare module "*?scripts" {
  /** One URL for each language, for a script that contains words. */
  const texts: Readonly<Record<import("./content/languages").Language, string>>;
  export default texts;
}

declare module "*?script-urls" {
  /** URLs of the module in each language, for a script that contains words. */
  const urls: Readonly<Record<import("./content/languages").Language, string>>;
  export default urls;
}

declare module "*?script-url" {
  /** URL of the bundled, minified module. */
  const url: string;
  export default url;
}

/** The parts of Trusted Types (W3C) that the site uses; undefined in browsers without them. */
interface Window {
  trustedTypes?: {
    createPolicy<Rules>(name: string, rules: Rules): Rules;
  };
}

interface ImportMetaEnv {
  /** Dates by file below app/, from vite.config.ts. */
  readonly CONTENT_DATES: Readonly<Record<string, string>>;
  /** Spanish modules below app/ whose English has changed since, from vite.config.ts; absent in tests. */
  readonly STALE_TRANSLATIONS?: readonly string[];
  /** The commit that was built, from vite.config.ts; absent in tests. */
  readonly RELEASE?: string;
}

/** Types of a fork of better-sqlite3, whose "exports" hide its own. */
declare module "better-sqlite3-multiple-ciphers" {
  import SQLite from "better-sqlite3";
  export = SQLite;
}

/** The part that is used of a library without types. */
declare module "text-readability" {
  const readability: {
    fleschKincaidGrade: (text: string) => number;
    lexiconCount: (text: string) => number;
  };
  export default readability;
}
