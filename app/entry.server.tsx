import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext, reportErrorContext } from "./context";
import { keepTogether } from "./core/pages/keep-together";
import { factsContext } from "./facts/facts-context.server";
import { FactsContext } from "./facts/use-facts";
import { DocumentPartsContext } from "./page-handle";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext) || undefined;
  const parts = { nonce, islandsUrl: entry.manifest.entry.module };
  const stream = await renderToReadableStream(
    <DocumentPartsContext value={parts}>
      <FactsContext value={context.get(factsContext)}>
        <ServerRouter context={entry} {...(nonce ? { nonce } : {})} url={request.url} />
      </FactsContext>
    </DocumentPartsContext>,
    {
      ...(nonce ? { nonce } : {}),
      onError(error) {
        context.get(reportErrorContext)(error);
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(keepTogether(await new Response(stream).text()), { status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportErrorContext)(error);
}
