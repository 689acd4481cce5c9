import { redirect, useOutletContext } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { queueWords as words } from "~/content/en/staff/staff-queue";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { formChange, formKey, formText, readForm } from "~/core/http/read-form";
import { appointmentStart } from "~/facts/hours/clinic-time";
import { BookingForm } from "~/staff/bookings/booking-form";
import { listPath } from "~/staff/frame/list";
import { Panel } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { useStaff } from "~/staff/frame/staff-frame";
import { isOpen } from "~/staff/inquiry-record/inquiry-states";
import { DoButton, Outcome, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/queue";
import { takeNext } from "./next-in-queue.server";
import type { QueueData } from "./queue-layout";

export function loader({ request }: Route.LoaderArgs) {
  const problem = new URL(request.url).searchParams.get("problem");
  return { problem: problem === "nothing" ? words.nothingNext : null };
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor: me } = deskOf(context);
  const { who, attempt } = readForm(context, {
    do: formChange("take-next"),
    who: formText(),
    attempt: formKey,
  });
  const reference = await takeNext(app, { actor: me, idempotencyKey: attempt });
  if (!reference) return redirect("/staff?problem=nothing", 303);
  // The page says what was done and offers to undo it.
  return redirect(listPath(`/staff/inquiries/${reference}`, { who, saved: "1" }), 303);
}

export default function QueuePage({ loaderData: { problem } }: Route.ComponentProps) {
  const { queue, of, me, now, today, colleagues } = useOutletContext<QueueData>();
  const { may } = useStaff();
  const { new: fresh, due } = queue.groups;
  const waits = fresh.count + due.count;
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
      {today.length === 0 && <p className="empty">{bookingWords.noneToday}</p>}
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
