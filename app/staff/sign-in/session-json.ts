import { appContext } from "~/context";
import { readSession } from "~/core/sessions/staff-sessions";
import type { Route } from "./+types/session-json";
import { staffToken } from "./staff-session.server";

/** Remaining time of the session; a GET of this URL does not count as activity, a POST does. */
async function respond({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
  const token = staffToken(request, context);
  const quietly = request.method !== "POST";
  const session = token ? await readSession(context.get(appContext), token, { quietly }) : null;
  if (!session) return Response.json({ outcome: "signed-out" }, { status: 401 });
  const endsIn = Math.max(0, Date.parse(session.idleEndsAt) - Date.now());
  return Response.json(
    { person: session.person.id, endsIn },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const loader = respond;
export const action = respond;
