import { randomBytes } from "node:crypto";
import { type RequestHandler, RouterContextProvider } from "react-router";
import { type Language, splitPath } from "~/content/languages";
import { siteOfFacts } from "~/content/site";
import {
  appContext,
  nonceContext,
  postedFormContext,
  reportErrorContext,
  reportNotFoundContext,
  secureContext,
  siteContext,
  tooManyContext,
  visitorKeyContext,
} from "~/context";
import type { App } from "~/core/app";
import { contentEncodings, preferredEncoding } from "./accept-encoding";
import { compressAs, responseOf } from "./memory-file";
import { keptUrl } from "./path-rules";
import { securityHeaders } from "./security-headers";

export type Render = ReturnType<typeof makeRenderer>;

/** Renders pages with the services their actions may call. */
export function makeRenderer(app: App, handleRequest: RequestHandler) {
  const { currentFacts, logger } = app;
  const https = app.config.siteUrl.startsWith("https:");
  function contextOf(about: {
    language: Language;
    nonce: string;
    visitor: string;
    tooMany?: boolean;
    form?: FormData;
  }) {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(siteContext, siteOfFacts(currentFacts(), about.language));
    context.set(nonceContext, about.nonce);
    context.set(visitorKeyContext, about.visitor);
    context.set(secureContext, https);
    if (about.form) context.set(postedFormContext, about.form);
    context.set(tooManyContext, about.tooMany ?? false);
    context.set(reportErrorContext, (error) =>
      logger.error({ err: error }, "page failed to render"),
    );
    context.set(reportNotFoundContext, (pattern) =>
      logger.warn({ route: `/${pattern}` }, "page not found"),
    );
    return context;
  }

  /** A page that is the same for everybody; undefined for a redirect or a refusal. */
  async function renderKept(url: string, request: Request, language: Language) {
    const facts = currentFacts();
    const context = contextOf({ language, nonce: "", visitor: "" });
    const response = await handleRequest(new Request(new URL(url, request.url)), context);
    if (response.status !== 200) return undefined;
    return app.site.keepPage(url, facts, await response.text());
  }

  /**
   * `visitor` is the visitor's key. With `tooMany` the form is only rendered again with what was
   * typed.
   */
  return async (
    request: Request,
    visitor: string,
    about?: { tooMany: boolean; form: FormData },
  ): Promise<Response> => {
    const { pathname: path, searchParams } = new URL(request.url);
    const { language } = splitPath(path);
    const kept = request.method === "POST" ? undefined : keptUrl(path, searchParams);
    const file = kept && (await renderKept(kept, request, language));
    if (file) return responseOf(request, file);
    const nonce = randomBytes(16).toString("base64");
    const context = contextOf({ language, nonce, visitor, ...about });
    const response = await handleRequest(request, context);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(securityHeaders({ path, https, nonce })))
      headers.set(name, value);
    // React Router's own response for a failed error page.
    if (headers.get("Content-Type") === "text/plain")
      headers.set("Content-Type", "text/plain; charset=utf-8");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    return compressedResponse(
      new Response(response.body, { status: response.status, headers }),
      request,
    );
  };
}

/**
 * Compresses a page or a table as the browser accepts it; returns other responses unchanged. Pages
 * are rendered whole before this; a table is compressed while it is read from the database.
 */
export async function compressedResponse(response: Response, request: Request): Promise<Response> {
  const { status, headers } = response;
  const [kind = ""] = /^text\/(?:html|csv)/.exec(headers.get("Content-Type") ?? "") ?? [];
  if (!kind || !response.body) return response;
  headers.append("Vary", "Accept-Encoding");
  const accepted = request.headers.get("Accept-Encoding") ?? undefined;
  if (kind === "text/csv") {
    if (!preferredEncoding(accepted, ["gz"])) return response;
    headers.set("Content-Encoding", contentEncodings.gz);
    const body = response.body.pipeThrough(new CompressionStream("gzip"));
    return new Response(body, { status, headers });
  }
  const encoding = preferredEncoding(accepted, ["br", "gz"]);
  if (!encoding) return new Response(response.body, { status, headers });
  const bytes = await compressAs(encoding, Buffer.from(await response.arrayBuffer()), "quickly");
  headers.set("Content-Encoding", contentEncodings[encoding]);
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
    status,
    headers,
  });
}
