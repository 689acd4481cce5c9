import { rulesOf } from "./path-rules";

/** Inputs of a response's security headers. */
type Page = {
  path: string;
  /** The site is served over https; only then is Strict-Transport-Security sent. */
  https: boolean;
  /** Hashes of inline elements ("sha256-…"), for pages that are files. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Of a response rendered on request; files and pre-rendered pages have none. */
  nonce?: string;
};

/** The policy of responses that are not pages: opened directly, they may load and run nothing. */
const forFiles =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'";

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(" ");

export function contentSecurityPolicy(page: Page): string {
  const allowed = (hashes: readonly string[] = []) =>
    quoted(page.nonce ? [`nonce-${page.nonce}`] : hashes);
  const scripts = allowed(page.scripts);
  const styles = allowed(page.styles);
  const { formTargets, showsPreview, isPreview } = rulesOf(page.path);
  return [
    "default-src 'none'",
    // 'self' is for browsers without strict-dynamic; others ignore it.
    `script-src ${scripts ? `${scripts} 'strict-dynamic' 'self'` : "'none'"}`,
    `style-src ${styles ? `'self' ${styles}` : "'none'"}`,
    // data: is for the tab's icon (app/site/frame/tab-icon.tsx).
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${isPreview ? "'none'" : ["'self'", ...(formTargets ?? [])].join(" ")}`,
    ...(showsPreview ? ["frame-src 'self'"] : []),
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // Policies of enhance/load-script.ts and enhance/dialogs.ts.
    "trusted-types site catalogue",
  ].join("; ");
}

const isDocument = ({ scripts, styles, nonce }: Page) => Boolean(scripts ?? styles ?? nonce);

export function securityHeaders(page: Page): Record<string, string> {
  const { isPreview, isSecret, noindex } = rulesOf(page.path);
  return {
    "Content-Security-Policy": isDocument(page) ? contentSecurityPolicy(page) : forFiles,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": isPreview ? "SAMEORIGIN" : "DENY",
    "Referrer-Policy": isSecret ? "same-origin" : "strict-origin-when-cross-origin",
    ...(noindex && { "X-Robots-Tag": "noindex, nofollow" }),
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(page.https
      ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload" }
      : {}),
  };
}
