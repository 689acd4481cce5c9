import { csvResponse } from "~/staff/frame/responses";
import { deskOf } from "~/staff/frame/staff-context";
import type { Route } from "./+types/numbers-csv";
import { exportNumbers } from "./export-numbers.server";
import { readWeeks } from "./numbers-tables";

/** The tables of the page as one file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, person } = deskOf(context);
  const weeks = readWeeks(new URL(request.url).searchParams);
  const byPerson = person.role === "owner";
  return csvResponse("numbers", [await exportNumbers(app, { actor, weeks, byPerson })], context);
}
