/**
 * The points that MDN's HTTP Observatory (version 6 of its algorithm, 2026) gives an https site for
 * the headers of one answer without cookies and without script files. Rules and points are its
 * own; bonus points count from 90 on, as there. A domain on the browsers' HSTS list gets 5 more.
 */
export function observatoryScore(headers: Headers): number {
  const points = [
    contentSecurityPolicy(headers.get("Content-Security-Policy")),
    headers.has("Access-Control-Allow-Origin") && headers.has("Access-Control-Allow-Credentials")
      ? -50
      : 0,
    referrerPolicy(headers.get("Referrer-Policy")),
    strictTransport(headers.get("Strict-Transport-Security")),
    headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    framing(headers),
    resourcePolicy(headers.get("Cross-Origin-Resource-Policy")),
    embedderPolicy(headers.get("Cross-Origin-Embedder-Policy")),
    headers.has("Set-Cookie") ? -40 : 0,
  ];
  const losses = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 100);
  const all = points.reduce((sum, one) => sum + one, 100);
  return losses >= 90 ? all : losses;
}

const broad = /^('unsafe-inline'|data:|\*|https?:(\/\/)?\*?|ftp:)$/;

function contentSecurityPolicy(policy: string | null): number {
  if (!policy) return -25;
  const directives = new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const fallback = directives.get("default-src") ?? ["*"];
  const scripts = directives.get("script-src") ?? fallback;
  const trusting = scripts.some((source) => /^'(nonce|sha256)-/.test(source));
  const counted = scripts.filter((source) => !(trusting && source === "'self'"));
  if (counted.some((source) => broad.test(source))) return -20;
  if ((directives.get("object-src") ?? fallback).some((source) => broad.test(source))) return -20;
  const all = [...directives.values()].flat();
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20;
  const styles = directives.get("style-src") ?? fallback;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => broad.test(source))) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function referrerPolicy(policy: string | null): number {
  if (policy === null) return 0;
  const isPrivate =
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy);
  return isPrivate ? 5 : -5;
}

function strictTransport(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function framing(headers: Headers): number {
  const ancestors = /frame-ancestors ([^;]*)/.exec(headers.get("Content-Security-Policy") ?? "");
  if (ancestors?.[1] && !broad.test(ancestors[1])) return 5;
  return /^(DENY|SAMEORIGIN)$/i.test(headers.get("X-Frame-Options") ?? "") ? 5 : -20;
}

function resourcePolicy(header: string | null): number {
  if (header === "same-origin" || header === "same-site") return 10;
  return header === null || header === "cross-origin" ? 0 : -5;
}

function embedderPolicy(header: string | null): number {
  if (header === "require-corp" || header === "credentialless") return 10;
  return header === null || header === "unsafe-none" ? 0 : -5;
}
