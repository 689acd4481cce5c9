import { appContext } from "~/context";
import { readSession } from "~/core/sessions/staff-sessions";
import type { Route } from "./+types/session-json";
import { staffToken } from "./staff-session.server";

/** Remaining time of the session; this request does not count as activity. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return respond(request, context, { quietly: true });
}

/** Remaining time of the session; this request counts as activity. */
export async function action({ request, context }: Route.ActionArgs) {
  return respond(request, context, { quietly: false });
}

async function respond(
  request: Request,
  context: Route.LoaderArgs["context"],
  about: { quietly: boolean },
) {
  const token = staffToken(request, context);
  const session = token ? await readSession(context.get(appContext), token, about) : null;
  if (!session) return Response.json({ outcome: "signed-out" }, { status: 401 });
  const endsIn = Math.max(0, Date.parse(session.idleEndsAt) - Date.now());
  return Response.json(
    { person: session.person.id, endsIn },
    { headers: { "Cache-Control": "no-store" } },
  );
}
