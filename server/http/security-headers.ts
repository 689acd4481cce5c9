/** Headers of every answer; what a page may run, load, and send. */
type Page = {
  path: string;
  /** The site is served over https: only then is that promised for the future. */
  https: boolean;
  /** Hashes of inline elements ("sha256-…"), for pages that are files. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** For answers rendered on request. */
  nonce?: string;
};

/** Where else a page's form may lead to: Chrome and Safari check the redirect after a post too. */
const paymentTargets = ["https://checkout.stripe.com"];
const formTargets: Record<string, readonly string[]> = {
  "/payment": paymentTargets,
  "payment/index.html": paymentTargets,
};

/** For what is no page: opened by itself it may do nothing. */
const forFiles =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'";

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(" ");

export function contentSecurityPolicy(page: Page): string {
  const allowed = (hashes: readonly string[] = []) =>
    quoted(page.nonce ? [`nonce-${page.nonce}`] : hashes);
  const scripts = allowed(page.scripts);
  const styles = allowed(page.styles);
  return [
    "default-src 'none'",
    // 'self' is for browsers that do not know strict-dynamic; the others ignore it.
    `script-src ${scripts ? `${scripts} 'strict-dynamic' 'self'` : "'none'"}`,
    `style-src ${styles || "'none'"}`,
    // data: is the tab's icon (ui/tab-icon.tsx).
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", ...(formTargets[page.path] ?? [])].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // enhance/load-script.ts and enhance/dialogs.ts.
    "trusted-types site catalogue",
  ].join("; ");
}

const isDocument = ({ scripts, styles, nonce }: Page) => Boolean(scripts ?? styles ?? nonce);

export function securityHeaders(page: Page): Record<string, string> {
  return {
    "Content-Security-Policy": isDocument(page) ? contentSecurityPolicy(page) : forFiles,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // The address of a private page is a secret; it has no form that would need an origin.
    "Referrer-Policy": /^\/inquiry(\/|$)/.test(page.path)
      ? "no-referrer"
      : "strict-origin-when-cross-origin",
    ...(/^\/(staff|inquiry|update-products)(\/|$)/.test(page.path)
      ? { "X-Robots-Tag": "noindex, nofollow" }
      : {}),
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(page.https
      ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload" }
      : {}),
  };
}
