import { data, redirect, useOutletContext } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { rowsWords, queueWords as words } from "~/content/en/staff/staff-queue";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { postedFormContext } from "~/context";
import { formChange, formKey, formText, readForm } from "~/core/http/read-form";
import { appointmentStart } from "~/facts/hours/clinic-time";
import { BookingForm } from "~/staff/bookings/booking-form";
import { listPath } from "~/staff/frame/list";
import { Empty, Panel } from "~/staff/frame/notice";
import { mayDo } from "~/staff/frame/permissions";
import { deskOf } from "~/staff/frame/staff-context";
import { useStaff } from "~/staff/frame/staff-frame";
import { closedAs, isOpen } from "~/staff/inquiry-record/inquiry-states";
import { DoButton, Outcome, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/queue";
import { changeRows, type RowsChange, undoRows } from "./change-rows.server";
import { takeNext } from "./next-in-queue.server";
import type { QueueData } from "./queue-layout";
import { waitingIn } from "./queue-list";
import { readRows } from "./row-text";

export function loader({ request }: Route.LoaderArgs) {
  const problem = new URL(request.url).searchParams.get("problem");
  const problems = new Map<string | null, string>([
    ["nothing", words.nothingNext],
    ["rows", rowsWords.none],
  ]);
  return { problem: problems.get(problem) ?? null };
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor, person } = deskOf(context);
  const form = readForm(context, {
    do: formChange("take-next", "close-rows", "give-rows", "spam-rows", "undo-rows"),
    who: formText(),
    attempt: formKey,
  });
  const { who, attempt: idempotencyKey } = form;
  const [what, value] = form.do;
  const posted = { actor, idempotencyKey };
  if (what === "take-next") {
    const reference = await takeNext(app, posted);
    if (!reference) return redirect("/staff?problem=nothing", 303);
    // The page says what was done and offers to undo it.
    return redirect(listPath(`/staff/inquiries/${reference}`, { who, saved: "1" }), 303);
  }
  const chosen = context.get(postedFormContext).getAll("row").map(String);
  if (what === "undo-rows") {
    const isSpam = value === "spam";
    if (isSpam && !mayDo(person.role, "/staff", "spam-rows")) throw data(null, { status: 403 });
    const undone = await undoRows(app, { ...posted, references: chosen, isSpam });
    return redirect(listPath("/staff", { who, did: "undone", n: String(undone) }), 303);
  }
  // The button of one row names it.
  const rows = readRows(what === "spam-rows" && value !== "" ? [value] : chosen);
  if (rows.length === 0) return redirect(listPath("/staff", { who, problem: "rows" }), 303);
  const change = changeOf(what, value);
  if (!change) throw data(null, { status: 400 });
  const { done, left } = await changeRows(app, { ...posted, rows, what: change });
  const did = { "close-rows": "closed", "give-rows": "given", "spam-rows": "spam" }[what];
  const outcome = { did, rows: done.join("."), left: left.join(".") };
  return redirect(listPath("/staff", { who, ...outcome }), 303);
}

/** null: there is no such outcome. */
function changeOf(
  what: "close-rows" | "give-rows" | "spam-rows",
  value: string,
): RowsChange | null {
  if (what === "spam-rows") return "spam";
  if (what === "give-rows") return { giveTo: value };
  const close = closedAs.find((one) => one === value);
  return close ? { close } : null;
}

export default function QueuePage({ loaderData: { problem } }: Route.ComponentProps) {
  const { queue, of, me, now, today, colleagues } = useOutletContext<QueueData>();
  const { may } = useStaff();
  const waits = waitingIn(queue.groups);
  // There are no colleagues and no inquiries: the site was set up just now.
  const isAlone =
    colleagues.length === 1 && Object.values(queue.groups).every(({ count }) => count === 0);
  const title = `${waits > 0 ? `(${waits}) ` : ""}${words.title} | ${staffWords.area}`;
  return (
    <>
      <title>{problem ? `Error: ${title}` : title}</title>
      {problem && (
        <Outcome className="problem" role="alert">
          {problem}
        </Outcome>
      )}
      {may("/staff", "take-next") && (
        <PostForm action="/staff" className="thumb-bar">
          <input name="who" type="hidden" value={of === me.id ? "me" : of} />
          <DoButton className="button" data-key="t" value="take-next">
            {words.takeNext}
          </DoButton>
        </PostForm>
      )}
      {isAlone && may("/staff/people") ? <FirstSteps /> : <p className="pick">{words.pick}</p>}
      <TodaysBookings colleagues={colleagues} now={now} today={today} />
    </>
  );
}

function FirstSteps() {
  return (
    <Panel heading={words.first.title} id="first">
      <ul className="lines">
        {words.first.steps.map(([href, label]) => (
          <li key={href}>
            <a className="tap" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TodaysBookings({
  today,
  colleagues,
  now,
}: Pick<QueueData, "today" | "colleagues" | "now">) {
  const { may } = useStaff();
  return (
    <section aria-labelledby="today-heading" className="today">
      <h2 id="today-heading">{bookingWords.today}</h2>
      {today.length === 0 && <Empty icon="calendar">{bookingWords.noneToday}</Empty>}
      <ul>
        {today.map(({ id, reference, name, startsAt, place, person, state }) => (
          <li key={id}>
            <time dateTime={startsAt}>{appointmentStart(startsAt)}</time>
            <span>
              <a className="tap" dir="auto" href={`/staff/inquiries/${reference}`}>
                {name}
              </a>{" "}
              <span className="hint">
                {bookingWords.places[place]}
                {person && `, ${bookingWords.with(person, colleagues)}`},{" "}
                {bookingWords.states[state]}
              </span>
            </span>
            {may("/staff/inquiries/:reference/booking", "came") &&
              isOpen({ state }) &&
              Date.parse(startsAt) <= now && (
                <BookingForm reference={reference}>
                  <DoButton
                    aria-label={`${bookingWords.ends.came}: ${name}`}
                    className="button quiet"
                    value={`came:${id}`}
                  >
                    {bookingWords.ends.came}
                  </DoButton>
                </BookingForm>
              )}
          </li>
        ))}
      </ul>
    </section>
  );
}
