import { offerWords } from "~/content/en/staff/staff-calendar";
import { bookingWords as words } from "~/content/en/staff/staff-talk";
import { appointmentTime } from "~/facts/hours/clinic-time";
import { LocalTime } from "~/staff/frame/local-time";
import { DoButton } from "~/ui/form/post-form";
import { BookingForm } from "./booking-form";
import type { Offer } from "./offer-times.server";

/** Offered times of an inquiry, their author, and which are no longer free. */
export function OfferedTimes({
  reference,
  offer,
  mayChange,
}: {
  reference: string;
  offer: Offer;
  mayChange: boolean;
}) {
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
        <BookingForm reference={reference}>
          <DoButton className="link-button" value="withdraw-offer">
            {offerWords.withdraw}
          </DoButton>
        </BookingForm>
      )}
    </div>
  );
}
