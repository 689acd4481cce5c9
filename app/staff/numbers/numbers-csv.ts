import { csvResponse } from "~/staff/frame/csv-response";
import { deskOf } from "~/staff/frame/staff-context";
import type { Route } from "./+types/numbers-csv";
import { readWeeks } from "./read-weeks";

/** The tables of the page as one file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, who, person } = deskOf(context);
  const weeks = readWeeks(new URL(request.url).searchParams);
  const text = await desk.exportNumbers({ who, weeks, byPerson: person.role === "owner" });
  async function* inOnePiece() {
    yield text;
  }
  return csvResponse("numbers", inOnePiece(), context);
}
