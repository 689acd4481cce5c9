import { securityHeaders } from "../security-headers.ts";

/** Seconds after which to ask again when the site cannot answer now: header of every 503. */
export const retryAfter = "10";

/** Headers of a refusal, whoever sends it: this server or nginx. Without a page it is JSON. */
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

/** What a script is told. */
export const refusalJson = (status: number) => JSON.stringify({ outcome: "refused", status });
