import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredEncoding } from "./accept-encoding";
import { compress, renderedEncodings } from "./compress";
import { contentEncodings } from "./file-headers";
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

type Page = { headers: Record<string, string>; plain: Buffer; br: Buffer; gz: Buffer };
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
    const plain = Buffer.from(html);
    return {
      plain,
      br: await compress(plain, "br", 9),
      gz: await compress(plain, "gz", 9),
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
    const page = await pageOf(status);
    const encoding = preferredEncoding(asked.encodings, renderedEncodings);
    if (!encoding) return { headers: page.headers, body: page.plain };
    const headers = { ...page.headers, "Content-Encoding": contentEncodings[encoding] };
    return { headers, body: page[encoding] };
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
      const { headers, plain } = await pageOf(status);
      const all = { ...headers, "Content-Length": plain.length, Connection: "close" };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      return `HTTP/1.1 ${status} ${reason}\r\n${lines.join("")}\r\n${plain}`;
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
