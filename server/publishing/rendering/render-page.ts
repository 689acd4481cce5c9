import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type * as Pages from "../../../app/entry.server.tsx";
import type { Facts } from "../../../app/facts/facts-schema.ts";
import type { RefusedStatus } from "../../http/refusals/refused-statuses.ts";

/** A page that cannot be rendered with these facts. */
export class PageFailedError extends Error {
  override name = "PageFailedError";
  constructor(
    readonly page: string,
    reason: string,
  ) {
    super(`${page}: ${reason}`);
  }
}

/** With what a page is rendered. `pageDates`: by path, the day of the last publication that changed it. */
export type RenderedWith = { facts: Facts; pageDates: Readonly<Record<string, string>> };

/** Renders pages as the build does. Throws PageFailedError. */
export function makePageRenderer(build: ServerBuild) {
  const handler = createRequestHandler(build, "production");
  // The pages' own copies: React Router knows a context by its identity.
  const pages = build.entry.module as unknown as typeof Pages;

  async function render(
    path: string,
    { facts, pageDates }: RenderedWith,
    refused?: RefusedStatus,
  ): Promise<string> {
    const context = new RouterContextProvider();
    const errors: unknown[] = [];
    context.set(pages.factsContext, facts);
    context.set(pages.pageDatesContext, pageDates);
    context.set(pages.reportErrorContext, (error) => errors.push(error));
    // Not found has a page of its own already: that of any URL without one.
    if (refused && refused !== 404) context.set(pages.refusalContext, refused);
    // As React Router's build asks: pages with a slash at their end.
    const isPage = !/\.[a-z]+$/.test(path);
    const address = refused === 404 ? "/nowhere" : isPage ? `${path}/`.replace("//", "/") : path;
    const answer = await handler(new Request(`http://localhost${address}`), context);
    const text = await answer.text();
    const name = refused ? `the page of ${refused}` : path;
    if (errors.length > 0) throw new PageFailedError(name, messageOf(errors[0]));
    if (answer.status !== (refused ?? 200))
      throw new PageFailedError(name, `it came with ${answer.status}`);
    return text;
  }
  return { render, everythingOn: pages.everythingOn };
}

export type PageRenderer = ReturnType<typeof makePageRenderer>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
