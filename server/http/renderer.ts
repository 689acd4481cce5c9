import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Services } from "../../app/context";
import type * as Pages from "../../app/entry.server";
import { loggablePath } from "../loggable-path";
import type { Logger } from "../logger";
import { compressed } from "./files/compressed-answer";
import { securityHeaders } from "./security-headers";

/** `visitor` is the key of who asks; `tooMany`: the form is shown again, and that is all. */
export type Render = (
  request: Request,
  visitor: string,
  about?: { tooMany: boolean },
) => Promise<Response>;

/** Renders pages with the services their actions may call. */
export function makeRenderer({
  build,
  services,
  logger,
  https,
}: {
  build: ServerBuild;
  services: Services;
  logger: Logger;
  https: boolean;
}): Render {
  const handler = createRequestHandler(build, "production");
  // The pages' own copies: a context is known by its identity.
  const pages = build.entry.module as unknown as typeof Pages;

  function contextOf(about: { nonce: string; visitor: string; tooMany?: boolean }) {
    const context = new RouterContextProvider();
    context.set(pages.servicesContext, services);
    context.set(pages.nonceContext, about.nonce);
    context.set(pages.visitorKeyContext, about.visitor);
    context.set(pages.secureContext, https);
    context.set(pages.tooManyContext, about.tooMany ?? false);
    context.set(pages.reportErrorContext, (error) => logger.error({ err: error }, "page failed"));
    context.set(pages.reportNotFoundContext, (path) =>
      logger.warn({ path: loggablePath(path) }, "page not found"),
    );
    return context;
  }

  return async (request, visitor, about) => {
    const nonce = randomBytes(16).toString("base64");
    const response = await handler(request, contextOf({ nonce, visitor, ...about }));
    const headers = new Headers(response.headers);
    const { pathname: path } = new URL(request.url);
    for (const [name, value] of Object.entries(securityHeaders({ path, https, nonce })))
      headers.set(name, value);
    // React Router's last words where no page can say what failed.
    if (headers.get("Content-Type") === "text/plain")
      headers.set("Content-Type", "text/plain; charset=utf-8");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    return compressed(new Response(response.body, { status: response.status, headers }), request);
  };
}
