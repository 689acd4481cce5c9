import { securityHeaders } from "~/core/http/security-headers";

/** Value of Retry-After in every 503, in seconds. */
export const retryAfter = "10";

/** Headers of a refusal, for this server and for nginx. Without `page` its body is JSON. */
export function refusalHeaders(
  https: boolean,
  page?: { scripts: readonly string[]; styles: readonly string[] },
): Record<string, string> {
  return {
    ...securityHeaders({
      path: "",
      https,
      ...(page && { scripts: page.scripts, styles: page.styles }),
    }),
    "Content-Type": page ? "text/html; charset=utf-8" : "application/json",
    "Cache-Control": "no-store",
    Vary: "Accept, Accept-Encoding",
  };
}

/** The body for scripts; the status of the response says why. */
export const refusalJson = JSON.stringify({ outcome: "refused" });
