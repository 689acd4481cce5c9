import { bookingWords as words } from "~/content/en/staff/staff-talk";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { appointmentStart } from "~/facts/hours/clinic-time";
import type { TodaysBooking } from "./bookings";

/** Today's appointments, beside the queue. */
export function TodaysBookings({
  bookings,
  colleagues,
}: {
  bookings: readonly TodaysBooking[];
  colleagues: readonly Colleague[];
}) {
  return (
    <section aria-labelledby="today-heading" className="today">
      <h2 id="today-heading">{words.today}</h2>
      {bookings.length === 0 && <p className="empty">{words.noneToday}</p>}
      <ul>
        {bookings.map(({ id, reference, name, startsAt, place, person, state }) => (
          <li key={id}>
            <time dateTime={startsAt}>{appointmentStart(startsAt)}</time>
            <span>
              <a className="tap" dir="auto" href={`/staff/inquiries/${reference}`}>
                {name}
              </a>{" "}
              <span className="hint">
                {words.places[place]}
                {person && `, ${words.with(person, colleagues)}`}, {words.states[state]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
