import { offerWords } from "~/content/en/staff/staff-calendar";
import { bookingWords as words } from "~/content/en/staff/staff-talk";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { appointmentTime } from "~/facts/hours/clinic-time";
import { clinicClock, dayText } from "~/facts/hours/local-date";
import { useFacts } from "~/facts/use-facts";
import { PersonOptions } from "~/staff/frame/list";
import { LocalTime } from "~/staff/frame/local-time";
import { useStaff } from "~/staff/frame/staff-frame";
import { ChangeProblem, type Problem } from "~/staff/inquiry-record/change-problem";
import { type InquiryStatus, isOpen } from "~/staff/inquiry-record/inquiry-states";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { Offer } from "./offer-times.server";
import type { DeskBooking } from "./read-bookings.server";
import { LengthOptions, PlaceOptions } from "./visit-options";

type Props = {
  inquiry: {
    reference: string;
    status: InquiryStatus;
    bookings: readonly DeskBooking[];
    offer: Offer | null;
    assignedTo: Colleague | null;
  };
  now: number;
  me: Colleague;
  colleagues: readonly Colleague[];
  mayChange: boolean;
  problem: Problem | undefined;
};

/** Appointments of an inquiry: the form that books them, and their outcomes. */
export function BookingPanel(props: Props) {
  const { inquiry, mayChange, problem } = props;
  const { bookings } = inquiry;
  if (bookings.length === 0 && !inquiry.offer && !mayChange) return null;
  const current = bookings.find(isOpen);
  return (
    <section aria-labelledby="booking-heading" className="panel booking">
      <h2 id="booking-heading">{words.title}</h2>
      {bookings.length > 0 && (
        <ul className="bookings">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <p>
                <strong>{appointmentTime(booking.startsAt, booking.endsAt)}</strong>
              </p>
              <p className="hint">
                {words.places[booking.place]}
                {booking.person && `, ${words.with(booking.person, props.colleagues)}`},{" "}
                {words.states[booking.state]}
                {booking.wish && (
                  <>
                    : <q dir="auto">{booking.wish}</q>
                  </>
                )}
              </p>
              {mayChange && isOpen(booking) && <Ends {...props} booking={booking} />}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <p className="buttons">
          <a
            className="button quiet"
            href={`/staff/calendar?for=${encodeURIComponent(inquiry.reference)}`}
          >
            {current ? words.moveInCalendar : words.chooseInCalendar}
          </a>
          {inquiry.status !== "closed" && (
            <a
              className="button quiet"
              href={`/staff/inquiries/${encodeURIComponent(inquiry.reference)}/offer`}
            >
              {offerWords.action}
            </a>
          )}
        </p>
      )}
      {inquiry.offer && <OfferedTimes mayChange={mayChange} offer={inquiry.offer} />}
      {mayChange && (
        <details open={problem?.booking !== undefined || undefined}>
          <summary>{current ? words.move : words.submit}</summary>
          <BookForm {...props} current={current} />
        </details>
      )}
    </section>
  );
}

/**
 * Buttons for an appointment's outcome. "Came" appears once it has begun, "cancel" before, in two
 * steps because a mail is sent at once.
 */
function Ends({ now, booking }: Props & { booking: DeskBooking }) {
  const begun = Date.parse(booking.startsAt) <= now;
  if (!begun)
    return (
      <details>
        <summary>{words.ends.cancelled}</summary>
        <PostForm className="change">
          <p className="hint">{words.cancelHint}</p>
          <DoButton className="button quiet" value={`cancelled:${booking.id}`}>
            {words.cancelNow}
          </DoButton>
        </PostForm>
      </details>
    );
  return (
    <PostForm className="buttons">
      {(["came", "missed"] as const).map((end) => (
        <DoButton className="button quiet" key={end} value={`${end}:${booking.id}`}>
          {words.ends[end]}
        </DoButton>
      ))}
    </PostForm>
  );
}

/** The appointment's day, time and length as the form's fields hold them. */
function valuesOf({ startsAt, endsAt }: DeskBooking) {
  const starts = Date.parse(startsAt);
  const { day, time } = clinicClock(starts);
  return { day: dayText(day), time, minutes: String((Date.parse(endsAt) - starts) / 60_000) };
}

function BookForm({
  inquiry,
  now,
  me,
  colleagues,
  problem,
  current,
}: Props & { current: DeskBooking | undefined }) {
  const { visitMinutes } = useFacts();
  const { may } = useStaff();
  // A person who cannot assign inquiries books only with themselves.
  const mayGive = may("/staff/inquiries/:reference", "assign");
  const typed = problem?.booking;
  const described = typed ? "change-problem" : undefined;
  const asIs = typed ?? (current && valuesOf(current));
  const person = typed?.person ?? current?.person?.id ?? inquiry.assignedTo?.id ?? me.id;
  return (
    <PostForm className="change booking-form">
      <input name="booking" type="hidden" value={current?.id ?? ""} />
      <ChangeProblem at="booking" problem={problem} />
      <p>
        <label htmlFor="booking-day">{words.day}</label>
        <input
          aria-describedby={described}
          aria-invalid={typed ? true : undefined}
          data-key="b"
          defaultValue={asIs?.day}
          id="booking-day"
          min={dayText(clinicClock(now).day)}
          name="day"
          required
          type="date"
        />
      </p>
      <p>
        <label htmlFor="booking-time">{words.time}</label>
        <input
          aria-describedby={described}
          defaultValue={asIs?.time}
          id="booking-time"
          name="time"
          required
          step={300}
          type="time"
        />
      </p>
      <p>
        <label htmlFor="booking-minutes">{words.minutes}</label>
        <select
          defaultValue={asIs?.minutes ?? String(visitMinutes)}
          id="booking-minutes"
          name="minutes"
        >
          <LengthOptions />
        </select>
      </p>
      <p>
        <label htmlFor="booking-person">{words.person}</label>
        <select defaultValue={person} id="booking-person" name="person">
          {mayGive && <option value="">{words.nobody}</option>}
          <PersonOptions people={mayGive ? colleagues : [me]} />
        </select>
      </p>
      <p>
        <label htmlFor="booking-place">{words.place}</label>
        <select
          defaultValue={typed?.place ?? current?.place ?? "phone"}
          id="booking-place"
          name="place"
        >
          <PlaceOptions />
        </select>
      </p>
      {typed?.refused && (
        <p>
          <label className="check">
            <input name="anyway" type="checkbox" value="1" /> {words.anyway}
          </label>
        </p>
      )}
      <p className="buttons">
        <DoButton className="button" value="book">
          {current ? words.move : words.submit}
        </DoButton>
      </p>
    </PostForm>
  );
}

/** Offered times of an inquiry, their author, and which are no longer free. */
function OfferedTimes({ offer, mayChange }: { offer: Offer; mayChange: boolean }) {
  const { person, place, minutes, by, at, times } = offer;
  return (
    <div className="offered-times">
      <h3>{offerWords.heading}</h3>
      <p className="hint">
        {offerWords.withPerson(person)}. {words.places[place]}, {words.length(minutes)}.{" "}
        {offerWords.by(by)}, <LocalTime at={at} />.
      </p>
      <ul className="lines">
        {times.map(({ startsAt, endsAt, isFree }) => (
          <li key={startsAt}>
            {isFree ? (
              appointmentTime(startsAt, endsAt)
            ) : (
              <>
                <s>{appointmentTime(startsAt, endsAt)}</s>{" "}
                <span className="hint">{offerWords.notFree}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <PostForm>
          <DoButton className="link-button" value="withdraw-offer">
            {offerWords.withdraw}
          </DoButton>
        </PostForm>
      )}
    </div>
  );
}
