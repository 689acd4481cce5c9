import { appContext } from "~/context";
import { mayDo } from "~/staff/frame/permissions";
import { requireStaff } from "~/staff/sign-in/staff-session.server";
import type { Route } from "./+types/update-products-json";
import { readProductUpdate, startUpdate } from "./update-products.server";

/** The running or the last update; null when there was none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { person } = await requireStaff(request, context);
  if (!mayDo(person.role, "/update-products", "update"))
    return Response.json({ outcome: "forbidden" }, { status: 403 });
  const state = await readProductUpdate(context.get(appContext));
  return Response.json(state, { headers: { "Cache-Control": "no-store" } });
}

/** Starts the update, or joins the running one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, response } = await startUpdate(request, context);
  return Response.json(response, { status });
}
