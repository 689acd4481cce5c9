import type { RouterContextProvider } from "react-router";
import { reportErrorContext } from "~/context";
import { digest } from "~/core/secrets";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";

/** Streams CSV text as a file. `name`: the file's name before the day. */
export function csvResponse(
  name: string,
  text: AsyncIterable<string> | Iterable<string>,
  context: Readonly<RouterContextProvider>,
): Response {
  const parts = (async function* () {
    yield* text;
  })();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        context.get(reportErrorContext)(error);
        // Without the database's message, which may quote what was typed.
        controller.error(new Error("The export broke off"));
      }
    },
    async cancel() {
      await parts.return();
    },
  });
  const day = dayText(clinicDay(Date.now()));
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

/**
 * JSON for a page's script that polls and stores the ETag itself; 304 without a body when nothing
 * has changed.
 */
export function jsonWithEtag(request: Request, value: unknown): Response {
  const body = JSON.stringify(value);
  const etag = `"${digest(body)}"`;
  const headers = { ETag: etag, "Cache-Control": "no-store" };
  if (request.headers.get("If-None-Match") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}
