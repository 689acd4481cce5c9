import { redirect } from "react-router";
import { readDays } from "~/staff/frame/list";
import { csvResponse } from "~/staff/frame/responses";
import { deskOf } from "~/staff/frame/staff-context";
import type { Route } from "./+types/inquiries-csv";
import { exportInquiries } from "./export-inquiries.server";
import { readFilter } from "./read-filter";

/** The filtered inquiries as a file, sent while they are read from the database. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const { search, searchParams: query } = new URL(request.url);
  const { wrong } = readDays(query);
  // An invalid date would export more than requested: the list shows the error instead.
  if (wrong.from || wrong.to) return redirect(`/staff/inquiries${search}`, 303);
  const filter = readFilter(query, false);
  return csvResponse("inquiries", exportInquiries(app, { actor, filter }), context);
}
