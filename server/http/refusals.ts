import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { preferredEncoding } from "./accept-encoding";
import { inlineHashes } from "./inline-hashes";
import { securityHeaders } from "./security-headers";

/** Answers with the page (or JSON, where asked) that says what is wrong with a request. */
export type Refuse = (
  request: Request,
  status: number,
  headers?: Record<string, string>,
) => Promise<Response>;

export type Refusals = {
  refuse: Refuse;
  /** The same for what never reaches the application. */
  send: (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    headers?: Record<string, string>,
  ) => Promise<void>;
  /** The whole answer as bytes, for a connection that Node has given up. */
  raw: (status: number, reason: string) => Promise<string>;
};

type Page = { headers: Record<string, string>; html: string; br: Buffer; gz: Buffer };
type Asked = { accept: string; path: string; encodings: string };

/**
 * Pages of refusals are rendered once per status: whoever sends garbage by the thousand gets
 * the same bytes by the thousand and costs no rendering.
 */
export function makeRefusals({
  renderPage,
  https,
}: {
  renderPage: (status: number) => Promise<string>;
  https: boolean;
}): Refusals {
  const pages = new Map<number, Promise<Page>>();

  async function makePage(status: number): Promise<Page> {
    const html = await renderPage(status);
    return {
      html,
      br: await promisify(brotliCompress)(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
      }),
      gz: await promisify(gzip)(html),
      headers: {
        ...securityHeaders({
          path: "",
          https,
          scripts: inlineHashes(html, "script"),
          styles: inlineHashes(html, "style"),
        }),
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        Vary: "Accept, Accept-Encoding",
      },
    };
  }

  function pageOf(status: number) {
    let page = pages.get(status);
    if (!page) {
      page = makePage(status);
      page.catch(() => pages.delete(status));
      pages.set(status, page);
    }
    return page;
  }

  async function answer(asked: Asked, status: number) {
    if (wantsJson(asked)) {
      const headers = {
        ...securityHeaders({ path: "", https }),
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
        Vary: "Accept, Accept-Encoding",
      };
      return { headers, body: Buffer.from(JSON.stringify({ outcome: "refused", status })) };
    }
    const { headers, html, br, gz } = await pageOf(status);
    const encoding = preferredEncoding(asked.encodings, ["br", "gz"]);
    if (encoding === "br") return { headers: { ...headers, "Content-Encoding": "br" }, body: br };
    if (encoding === "gz") return { headers: { ...headers, "Content-Encoding": "gzip" }, body: gz };
    return { headers, body: Buffer.from(html) };
  }

  return {
    async refuse(request, status, extra = {}) {
      const { headers, body } = await answer(askedBy(request), status);
      return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
        status,
        headers: { ...headers, "Content-Length": String(body.length), ...extra },
      });
    },

    async send(request, response, status, extra = {}) {
      const asked = {
        accept: request.headers.accept ?? "",
        path: request.url?.replace(/\?.*/s, "") ?? "",
        encodings: String(request.headers["accept-encoding"] ?? ""),
      };
      const { headers, body } = await answer(asked, status);
      if (response.headersSent || response.destroyed) return;
      response.writeHead(status, { ...headers, "Content-Length": body.length, ...extra });
      response.end(request.method === "HEAD" ? undefined : body);
    },

    async raw(status, reason) {
      const { headers, html } = await pageOf(status);
      const all = { ...headers, "Content-Length": Buffer.byteLength(html), Connection: "close" };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      return `HTTP/1.1 ${status} ${reason}\r\n${lines.join("")}\r\n${html}`;
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
