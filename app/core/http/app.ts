import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Logger } from "~/core/log/logger";
import type { CountPost } from "../limits/attempt-limit";
import type { LimitRequests } from "../limits/limit-requests";
import { readBody, readPostedForm } from "../limits/posted-form";
import { type ClientOf, isSameOrigin } from "./client-ip";
import type { Health } from "./health";
import { methods, rulesOf } from "./path-rules";
import { asksForPage, type Refuse, refusalHeaders, refusalJson, retryAfter } from "./refusals";
import type { Render } from "./renderer";
import { securityHeaders } from "./security-headers";

type Bindings = { Bindings: HttpBindings };

/** A post from another server, not from a form: its handler gets the exact bytes. */
export type RawPost = {
  path: string;
  /** Bytes. */
  longestBody: number;
  /** Returns the HTTP status of the response. */
  receive: (body: string, headers: Headers) => Promise<number>;
};

export type AppParts = {
  render: Render;
  refuse: Refuse;
  health: Health;
  clientOf: ClientOf;
  visitorKey: (ipAddress: string) => string;
  countPost: CountPost;
  /**
   * Requests at once that are rendered or use the database, forms and notifications from the first
   * byte of their bodies. Notifications have their own limit, so that forms never keep them out. Each
   * IP address has a share of each limit.
   */
  limits: Record<"rendered" | "forms" | "notifications", LimitRequests>;
  rawPosts: readonly RawPost[];
  https: boolean;
  logger: Logger;
};

/** Responds to every request that is not for a file: posts, pages rendered on request, and errors. */
export function makeApp(parts: AppParts) {
  const { render, refuse, health, clientOf, visitorKey, countPost, limits, https, logger } = parts;
  const app = new Hono<Bindings>();

  const visitorOf = (c: Context<Bindings>) => {
    const { ipAddress, protocol } = clientOf(c.env.incoming);
    return { visitor: visitorKey(ipAddress), protocol };
  };
  /** Closes the connection, so that the rest of an unread body is not read as the next request. */
  const refuseBody = (request: Request, status: number) =>
    refuse(request, status, { Connection: "close" });
  const bounded = async (
    limit: LimitRequests,
    c: Context<Bindings>,
    work: (client: ReturnType<typeof visitorOf>) => Promise<Response>,
  ) => {
    const client = visitorOf(c);
    const response = await limit(client.visitor, () => work(client));
    if (response !== "overloaded") return response;
    const unread = c.req.method === "POST" ? { Connection: "close" } : {};
    return refuse(c.req.raw, 503, { "Retry-After": retryAfter, ...unread });
  };

  app.get("/healthz", health.process);
  app.get("/readyz", health.ready);
  // React Router's own paths for its client router, which this site does not use.
  app.all("/__manifest", (c) => refuse(c.req.raw, 404));
  app.all("*", (c, next) => (c.req.path.endsWith(".data") ? refuse(c.req.raw, 404) : next()));

  app.on(["GET", "HEAD"], "*", (c) => {
    if (rulesOf(c.req.path).postOnly) return refuse(c.req.raw, 405, { Allow: "POST, OPTIONS" });
    return bounded(limits.rendered, c, async ({ visitor }) => {
      const response = await render(c.req.raw, visitor);
      const { status, headers } = response;
      if (status < 400 || !headers.get("Content-Type")?.startsWith("text/html")) return response;
      headers.append("Vary", "Accept");
      if (asksForPage(c.req.raw)) return response;
      // A script that asked for JSON gets JSON instead of the error page.
      return new Response(refusalJson, { status, headers: refusalHeaders(https) });
    });
  });
  // A signature covers the exact bytes, so these handlers run before any that parses forms.
  for (const { path, longestBody, receive } of parts.rawPosts)
    app.post(path, (c) =>
      bounded(limits.notifications, c, async () => {
        const body = await readBody(c.req.raw, longestBody);
        if (body === "too-long") return refuseBody(c.req.raw, 413);
        const status = await receive(Buffer.from(body).toString(), c.req.raw.headers);
        const headers = { ...securityHeaders({ path: "", https }), "Cache-Control": "no-store" };
        return new Response(null, { status, headers });
      }),
    );
  app.post("*", (c) => bounded(limits.forms, c, (client) => post(c, client)));
  async function post(c: Context<Bindings>, { visitor, protocol }: ReturnType<typeof visitorOf>) {
    const request = c.req.raw;
    if (https && protocol === "http") return refuse(request, 426, unencrypted);
    if (!isSameOrigin(request.headers, protocol)) return refuse(request, 403);
    const rules = rulesOf(c.req.path);
    const posted = await readPostedForm(request, { bodyMatters: !rules.withoutFields });
    if ("refused" in posted) return refuseBody(request, posted.refused);
    const work = async () => {
      const { waitSeconds, mayShowForm } = await countPost(rules, visitor);
      const tooMany = waitSeconds > 0;
      if (tooMany && !(mayShowForm && asksForPage(request)))
        return refuse(request, 429, { "Retry-After": String(waitSeconds) });
      // React Router compares Origin with the URL of the request, which must be the visitor's.
      const url = new URL(request.url);
      const headers = new Headers(request.headers);
      // A hidden origin is the site's own here (isSameOrigin); React Router would reject it.
      if (headers.get("Origin") === "null") headers.delete("Origin");
      const origin = headers.get("Origin");
      url.protocol = protocol ?? (origin ? new URL(origin).protocol : https ? "https" : "http");
      const { signal } = request;
      // Without its body: the form is in the context.
      const read = new Request(url, { method: "POST", headers, signal });
      const response = await render(read, visitor, { tooMany, form: posted.form });
      if (response.status === 405) return refuse(request, 405, { Allow: "GET, HEAD, OPTIONS" });
      if (tooMany) response.headers.set("Retry-After", String(waitSeconds));
      return response;
    };
    return bounded(limits.rendered, c, work);
  }
  const headers = { ...securityHeaders({ path: "", https }), Allow: allowed };
  app.options("*", () => new Response(null, { status: 204, headers }));
  app.all("*", (c) => refuse(c.req.raw, 405, { Allow: allowed }));
  app.onError((error, c) => {
    // The client closed the connection: not an error of the site.
    if (!c.req.raw.signal.aborted) logger.error({ err: error }, "request failed");
    return refuse(c.req.raw, 500);
  });
  return app;
}

const allowed = methods.join(", ");
/** The body arrived without encryption: the rest is not read. RFC 9110 section 15.5.22. */
const unencrypted = { Upgrade: "TLS/1.2, HTTP/1.1", Connection: "close, Upgrade" };
