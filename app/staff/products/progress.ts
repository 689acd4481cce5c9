import { appContext, reportErrorContext } from "~/context";
import { mayDo } from "~/staff/frame/permissions";
import { readStaff } from "~/staff/sign-in/staff-session.server";
import type { Route } from "./+types/progress";
import { watchProductUpdate } from "./update-products.server";

/** States of the running update as JSON lines, until it ends. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await readStaff(request, context);
  if (!session) return Response.json({ outcome: "signed-out" }, { status: 401 });
  if (!mayDo(session.person.role, "/update-products", "see"))
    return Response.json({ outcome: "forbidden" }, { status: 403 });
  const states = watchProductUpdate(context.get(appContext), { signal: request.signal });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await states.next().catch((error) => {
        context.get(reportErrorContext)(error);
        throw new Error("The progress stream broke off");
      });
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    async cancel() {
      await states.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/x-ndjson",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}
