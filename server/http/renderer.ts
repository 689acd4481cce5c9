import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Services } from "../../app/context";
import type * as Pages from "../../app/entry.server";
import type { Facts } from "../../app/facts/facts-schema";
import { loggablePath } from "../loggable-path";
import type { Logger } from "../logger";
import { compressedAnswer } from "./files/compressed-answer";
import { securityHeaders } from "./security-headers";

/** `visitor` is the visitor's key. With `tooMany` the form is only shown again. */
export type Render = (
  request: Request,
  visitor: string,
  about?: { tooMany: boolean },
) => Promise<Response>;

/** Renders pages with the services their actions may call. */
export function makeRenderer({
  build,
  services,
  currentFacts,
  logger,
  https,
}: {
  build: ServerBuild;
  services: Services;
  currentFacts: () => Facts;
  logger: Logger;
  https: boolean;
}): Render {
  const handler = createRequestHandler(build, "production");
  // The pages' own copies: React Router knows a context by its identity.
  const pages = build.entry.module as unknown as typeof Pages;

  function contextOf(about: { nonce: string; visitor: string; tooMany?: boolean }) {
    const context = new RouterContextProvider();
    context.set(pages.servicesContext, services);
    context.set(pages.factsContext, currentFacts());
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
    // React Router's own answer when even the error page failed.
    if (headers.get("Content-Type") === "text/plain")
      headers.set("Content-Type", "text/plain; charset=utf-8");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    return compressedAnswer(
      new Response(response.body, { status: response.status, headers }),
      request,
    );
  };
}
