import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { refusalContext, reportErrorContext } from "~/context";
import { factsContext, pageDatesContext } from "~/facts/facts-context.server";
import type { RenderPage } from "./page-set";

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

export function makeRenderPage(build: ServerBuild): RenderPage {
  const handler = createRequestHandler(build, "production");

  return async (path, { facts, pageDates }, refused) => {
    const context = new RouterContextProvider();
    const errors: unknown[] = [];
    context.set(factsContext, facts);
    context.set(pageDatesContext, pageDates);
    context.set(reportErrorContext, (error) => errors.push(error));
    // 404 has a page of its own, rendered for any path that does not exist.
    if (refused && refused !== 404) context.set(refusalContext, refused);
    const response = await handler(
      new Request(`http://localhost${refused === 404 ? "/nowhere" : path}`),
      context,
    );
    const text = await response.text();
    const name = refused ? `the page of ${refused}` : path;
    if (errors.length > 0) throw new PageFailedError(name, messageOf(errors[0]));
    if (response.status !== (refused ?? 200))
      throw new PageFailedError(name, `it came with ${response.status}`);
    return text;
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
