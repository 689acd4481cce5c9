import { calendarWords, offerWords } from "~/content/en/staff/staff-calendar";
import { bookingWords as words } from "~/content/en/staff/staff-talk";
import { useSite } from "~/content/use-site";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { appointmentTime } from "~/facts/hours/clinic-time";
import { clinicClock, dayText } from "~/facts/hours/local-date";
import { Panel } from "~/staff/frame/notice";
import { useStaff } from "~/staff/frame/staff-frame";
import { type InquiryStatus, isOpen } from "~/staff/inquiry-record/inquiry-states";
import { getsMails, type Unreachable } from "~/staff/inquiry-record/unreachable";
import { DoButton, Outcome } from "~/ui/form/post-form";
import { BookingForm } from "./booking-form";
import { bookingEnds } from "./bookings";
import type { Offer } from "./offer-times.server";
import { OfferedTimes } from "./offered-times";
import type { DeskBooking } from "./read-bookings.server";
import { likelyPlace, VisitFields } from "./visit-fields";

/** Why a change was rejected, with the typed values, so that they are not lost. */
export type BookingProblem = {
  message: string;
  status: number;
  /** `mayInsist`: rejected, but may be booked anyway. */
  typed?: Record<"day" | "time" | "minutes" | "personId" | "place", string> & {
    mayInsist: boolean;
  };
};

type Props = {
  inquiry: {
    reference: string;
    status: InquiryStatus;
    bookings: readonly DeskBooking[];
    offer: Offer | null;
    assignedTo: Colleague | null;
    sent: { reachBy: string };
    unreachable: Unreachable | null;
  };
  now: number;
  me: Colleague;
  colleagues: readonly Colleague[];
  mayChange: boolean;
  problem?: BookingProblem | undefined;
  /** With the form for any day and time, also outside office hours. */
  withForm?: boolean;
};

/** Appointments of an inquiry, their outcomes, and the ways to book. */
export function BookingPanel(props: Props) {
  const { inquiry, mayChange, problem } = props;
  const { bookings } = inquiry;
  if (bookings.length === 0 && !inquiry.offer && !mayChange) return null;
  const current = bookings.find(isOpen);
  return (
    <Panel className="booking" heading={words.title} id="booking">
      {problem && !problem.typed && <Refusal problem={problem} />}
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
                {words.inSentence(words.states[booking.state])}
                {booking.requested_time && (
                  <>
                    : <q dir="auto">{booking.requested_time}</q>
                  </>
                )}
              </p>
              {mayChange && booking !== current && <EndAppointment {...props} booking={booking} />}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div className="buttons">
          {current && <Ends {...props} booking={current} />}
          <a
            className="button plain"
            data-key="b"
            href={`/staff/calendar?for=${encodeURIComponent(inquiry.reference)}`}
          >
            {current ? words.moveInCalendar : words.chooseInCalendar}
          </a>
          {inquiry.status !== "closed" && inquiry.unreachable === null && (
            <a
              className="button plain"
              href={`/staff/inquiries/${encodeURIComponent(inquiry.reference)}/offer`}
            >
              {offerWords.action}
            </a>
          )}
          {current && <Cancel {...props} booking={current} />}
        </div>
      )}
      {inquiry.offer && (
        <OfferedTimes mayChange={mayChange} offer={inquiry.offer} reference={inquiry.reference} />
      )}
      {mayChange && props.withForm && <BookForm {...props} current={current} />}
    </Panel>
  );
}

const Refusal = ({ problem }: { problem: BookingProblem }) => (
  <Outcome className="problem" id="booking-problem" role="alert">
    {problem.message}
  </Outcome>
);

type EndProps = Props & { booking: DeskBooking };

/** Changes of an appointment beside the current one, whose changes are below with the other actions. */
function EndAppointment(props: EndProps) {
  const { booking } = props;
  if (booking.state === "cancelled") return null;
  if (isOpen(booking))
    return (
      <div className="buttons">
        <Ends {...props} />
        <Cancel {...props} />
      </div>
    );
  return (
    <details>
      <summary>{words.correct}</summary>
      <Ends {...props} />
    </details>
  );
}

/**
 * Once it has begun: its outcome, which can be corrected later. Before: that it stays although the
 * visitor has not confirmed it or asks for another time.
 */
function Ends({ inquiry, now, booking }: EndProps) {
  const { id, state, startsAt } = booking;
  const isEnded = !isOpen(booking);
  const begun = Date.parse(startsAt) <= now;
  const ends = bookingEnds
    .filter((end) => end !== "cancelled" && end !== state)
    .filter((end) => isEnded || (end === "kept" ? !begun && state !== "confirmed" : begun));
  if (ends.length === 0) return null;
  return (
    <BookingForm className="buttons" reference={inquiry.reference}>
      <input name="had" type="hidden" value={state} />
      {ends.map((end) => (
        <DoButton className="button quiet small" key={end} value={`${end}:${id}`}>
          {end === "kept" && isEnded
            ? words.noOutcome
            : end === "kept" && state === "offered"
              ? words.done["agreed-phone"]
              : words.ends[end]}
        </DoButton>
      ))}
    </BookingForm>
  );
}

/** In two steps because of the visitor's email, and only until it begins. */
function Cancel({ inquiry, now, booking: { id, startsAt } }: EndProps) {
  if (Date.parse(startsAt) <= now) return null;
  return (
    <details className="cancel">
      <summary>{words.ends.cancelled}</summary>
      <BookingForm className="change" reference={inquiry.reference}>
        <p className="hint">{getsMails(inquiry.unreachable) ? words.cancelHint : words.tellThem}</p>
        <DoButton className="button quiet small" value={`cancelled:${id}`}>
          {words.cancelNow}
        </DoButton>
      </BookingForm>
    </details>
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
  const { visitMinutes } = useSite().facts;
  const { may } = useStaff();
  // A person who cannot assign inquiries books only with themselves.
  const mayGive = may("/staff/inquiries/:reference", "assign");
  const typed = problem?.typed;
  const described = typed ? "booking-problem" : undefined;
  const asIs = typed ?? (current && valuesOf(current));
  return (
    <BookingForm className="change booking-form" reference={inquiry.reference}>
      <input name="booking" type="hidden" value={current?.id ?? ""} />
      {problem?.typed && <Refusal problem={problem} />}
      <p>
        <label htmlFor="booking-day">{words.day}</label>
        <input
          aria-describedby={described}
          aria-invalid={typed ? true : undefined}
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
      <VisitFields
        colleagues={mayGive ? colleagues : [me]}
        noPerson={mayGive ? calendarWords.nobody : undefined}
        personId={typed?.personId ?? current?.person?.id ?? inquiry.assignedTo?.id ?? me.id}
        visit={{
          minutes: asIs?.minutes ?? visitMinutes,
          place: typed?.place ?? current?.place ?? likelyPlace(inquiry),
        }}
      />
      {typed?.mayInsist && (
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
    </BookingForm>
  );
}
