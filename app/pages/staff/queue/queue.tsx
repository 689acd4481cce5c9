import { data, redirect, useOutletContext } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { queueWords as words } from "~/content/en/staff/staff-queue";
import { longestViewName } from "~/contracts/queue";
import { plainText } from "../frame/query-text";
import { deskOf } from "../frame/staff-context";
import { useStaff } from "../frame/use-staff";
import type { Route } from "./+types/queue";
import type { QueueData } from "./queue-data";
import { queueAddress, readQueueOf } from "./queue-of";
import { TodaysBookings } from "./todays-bookings";

const problems = {
  full: words.views.full,
  nothing: words.nothingNext,
  name: words.views.nameMissing,
};

export function loader({ request }: Route.LoaderArgs) {
  const problem = new URL(request.url).searchParams.get("problem");
  return {
    problem: problems[problem as keyof typeof problems] ?? null,
    attempt: crypto.randomUUID(),
  };
}

/** The queue's own forms: take the next one, keep or forget a view. */
export async function action({ request, context }: Route.ActionArgs) {
  const { desk, who: me } = deskOf(context);
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? plainText(value) : "";
  };
  const [what = "", value = ""] = text("do").split(":");
  const of = readQueueOf(new URLSearchParams({ who: text("who") }), me);
  switch (what) {
    case "take-next": {
      const attempt = text("attempt");
      if (!/^[\w-]{8,80}$/.test(attempt)) break;
      const reference = await desk.takeNext({ who: me, attempt });
      if (!reference) return redirect("/staff?problem=nothing", 303);
      // Says what was done, and offers to undo it.
      const address = queueAddress(`/staff/inquiries/${reference}`, of, me);
      return redirect(`${address}${address.includes("?") ? "&" : "?"}saved=1`, 303);
    }
    case "save-view": {
      const name = text("name").slice(0, longestViewName);
      // Only what the queue understands is kept.
      const query = new URLSearchParams(text("query")).get("who") ?? "";
      if (name === "") return redirect("/staff?problem=name", 303);
      const view = {
        personId: me.id,
        name,
        query: query ? `who=${encodeURIComponent(query)}` : "",
      };
      const saved = await desk.saveView(view);
      if (saved === "too-many") return redirect("/staff?problem=full", 303);
      return redirect(`/staff${view.query ? `?${view.query}` : ""}`, 303);
    }
    case "remove-view":
      await desk.removeView({ personId: me.id, id: value });
      return redirect("/staff", 303);
  }
  throw data(null, { status: 400 });
}

export default function QueuePage({ loaderData: { problem, attempt } }: Route.ComponentProps) {
  const { queue, of, me, today, colleagues } = useOutletContext<QueueData>();
  const { may } = useStaff();
  const { new: fresh, due } = queue.groups;
  const waits = fresh.count + due.count;
  const title = `${waits > 0 ? `(${waits}) ` : ""}${words.title} | ${staffWords.area}`;
  return (
    <>
      <title>{problem ? `Error: ${title}` : title}</title>
      {problem && (
        // biome-ignore lint/a11y/noAutofocus: the response to the last request.
        <p autoFocus className="problem" role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
      {may("/staff", "take-next") && (
        <form action="/staff" className="thumb-bar" method="post">
          <input name="attempt" type="hidden" value={attempt} />
          <input name="who" type="hidden" value={of === me.id ? "me" : of} />
          <button className="button" data-key="t" name="do" type="submit" value="take-next">
            {words.takeNext}
          </button>
        </form>
      )}
      <p className="pick">{words.pick}</p>
      <TodaysBookings bookings={today} colleagues={colleagues} />
    </>
  );
}
