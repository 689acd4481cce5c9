import { reportErrorContext, servicesContext } from "~/context";
import { mayDo } from "~/contracts/permissions";
import { readStaff } from "~/pages/staff/sign-in/staff-session";
import type { Route } from "./+types/progress";

/** An empty line is sent regularly, so that proxies do not close a quiet connection. */
const keepAliveMs = 10_000;

/** The running update, one JSON state a line, until it ends. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await readStaff(request, context);
  if (!session) return Response.json({ outcome: "signed-out" }, { status: 401 });
  if (!mayDo(session.person.role, "/update-products", "see"))
    return Response.json({ outcome: "forbidden" }, { status: 403 });
  const left = new AbortController();
  const states = context
    .get(servicesContext)
    .watchProductUpdate(AbortSignal.any([request.signal, left.signal]));
  const encoder = new TextEncoder();

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const keepAlive = setInterval(() => controller.enqueue(encoder.encode("\n")), keepAliveMs);
      // Immediately: writing to a closed stream throws, and in a timer that would end the process.
      left.signal.addEventListener("abort", () => clearInterval(keepAlive));
      try {
        for await (const state of states) {
          if (left.signal.aborted) return;
          controller.enqueue(encoder.encode(`${JSON.stringify(state)}\n`));
        }
        if (!left.signal.aborted) controller.close();
      } catch (error) {
        context.get(reportErrorContext)(error);
        if (!left.signal.aborted) controller.error(new Error("The progress broke off"));
      } finally {
        clearInterval(keepAlive);
      }
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/x-ndjson",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}
