import { factsContext } from "~/context";
import { callHours } from "~/facts/hours/closed-day";
import type { Route } from "./+types/call-hours";

/** Call hours, for the script that knows the time (enhance/calling.ts). */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(callHours(context.get(factsContext).hours));
}
