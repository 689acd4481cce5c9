import { redirect } from "react-router";
import { reportErrorContext } from "~/context";
import { timeZone } from "~/facts/identity";
import { deskOf } from "../frame/staff-context";
import type { Route } from "./+types/inquiries-csv";
import { readDays } from "./read-days";
import { readFilter } from "./read-filter";

/** The filtered inquiries as a file, sent while they are read from the database. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, who } = deskOf(context);
  const { search, searchParams: query } = new URL(request.url);
  const { wrong } = readDays(query);
  // With an invalid date the file would hold more than was asked for: the list shows the error.
  if (wrong.from || wrong.to) return redirect(`/staff/inquiries${search}`, 303);
  const filter = readFilter(query, false);
  const parts = desk.exportInquiries({ who, filter })[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        context.get(reportErrorContext)(error);
        // Without the database's own words, which may hold what somebody typed.
        controller.error(new Error("The export broke off"));
      }
    },
    async cancel() {
      await parts.return?.();
    },
  });
  // The clinic's day, written as ISO 8601.
  const day = new Date().toLocaleDateString("en-CA", { timeZone });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="inquiries-${day}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
