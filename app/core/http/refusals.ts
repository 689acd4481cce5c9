import type { IncomingMessage, ServerResponse } from "node:http";
import { splitPath } from "~/content/languages";
import { contentEncodings, type Encoding, preferredEncoding } from "./accept-encoding";
import type { MemoryFile, PageSet } from "./memory-file";
import { securityHeaders } from "./security-headers";

export type Refusals = ReturnType<typeof makeRefusals>;
export type Refuse = Refusals["refuse"];

type Asked = { accept: string; path: string; encodings: string };

export function makeRefusals({
  currentPages,
  https,
}: {
  currentPages: () => Pick<PageSet, "refusalPages">;
  https: boolean;
}) {
  const pageOf = (status: number, path: string): MemoryFile =>
    currentPages().refusalPages[splitPath(path).language][status === 404 ? 404 : 500];

  function respond(asked: Asked, status: number) {
    if (wantsJson(asked)) return { headers: refusalHeaders(https), body: Buffer.from(refusalJson) };
    const page = pageOf(status, asked.path);
    const headers = refusalHeaders(https, page);
    const encoding = preferredEncoding(asked.encodings, Object.keys(page.encoded) as Encoding[]);
    const body = encoding && page.encoded[encoding];
    if (!body) return { headers, body: page.content };
    return { headers: { ...headers, "Content-Encoding": contentEncodings[encoding] }, body };
  }

  return {
    /** Responds with an error status and its page, or JSON where that was asked for. */
    refuse(request: Request, status: number, extra: Record<string, string> = {}): Response {
      const { headers, body } = respond(askedBy(request), status);
      return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
        status,
        headers: { ...headers, "Content-Length": String(body.length), ...extra },
      });
    },

    /** Refuses requests that do not reach the application. */
    send(
      request: IncomingMessage,
      response: ServerResponse,
      status: number,
      extra: Record<string, string> = {},
    ) {
      const pageRequest = {
        accept: request.headers.accept ?? "",
        path: request.url?.replace(/\?.*/s, "") ?? "",
        encodings: String(request.headers["accept-encoding"] ?? ""),
      };
      const { headers, body } = respond(pageRequest, status);
      response.writeHead(status, { ...headers, "Content-Length": body.length, ...extra });
      response.end(request.method === "HEAD" ? undefined : body);
    },

    /** The whole response as text, for a socket without a request object. */
    raw(status: number, reason: string): string {
      const page = pageOf(status, "/");
      const headers = refusalHeaders(https, page);
      const all = { ...headers, "Content-Length": page.content.length, Connection: "close" };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      return `HTTP/1.1 ${status} ${reason}\r\n${lines.join("")}\r\n${page.content}`;
    },
  };
}

const askedBy = (request: Request): Asked => ({
  accept: request.headers.get("Accept") ?? "",
  path: new URL(request.url).pathname,
  encodings: request.headers.get("Accept-Encoding") ?? "",
});

export const asksForPage = (request: Request) => !wantsJson(askedBy(request));

const wantsJson = ({ accept, path }: Asked) =>
  path.endsWith(".json") || (accept.includes("application/json") && !accept.includes("text/html"));

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
