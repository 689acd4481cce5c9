import { redirect } from "react-router";
import { csvResponse } from "~/staff/frame/responses";
import { deskOf } from "~/staff/frame/staff-context";
import type { Route } from "./+types/payments-csv";
import { exportPayments, readPaymentFilter } from "./list-payments.server";

/** The filtered payments as a file, sent while they are read from the database. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const { search, searchParams: query } = new URL(request.url);
  const { filter, wrong } = readPaymentFilter(query);
  // An invalid date would export more than requested: the list shows the error instead.
  if (wrong.from || wrong.to) return redirect(`/staff/payments${search}`, 303);
  return csvResponse("payments", exportPayments(app, { actor, ...filter }), context);
}
