/// <reference types="vite/client" />

declare module "*?script" {
  /** The bundled, minified script, to be carried inline. */
  const text: string;
  export default text;
}

declare module "*?script-url" {
  /** Address of the bundled, minified script, a module. */
  const url: string;
  export default url;
}

/** Trusted Types (W3C), as far as the site uses them; browsers without them do without. */
interface Window {
  trustedTypes?: {
    createPolicy<Rules>(name: string, rules: Rules): Rules;
  };
}

interface ImportMetaEnv {
  /** By file below app/: vite.config.ts. */
  readonly CONTENT_DATES: Readonly<Record<string, string>>;
}
