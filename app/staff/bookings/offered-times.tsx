import { offerWords as words } from "~/content/en/staff/staff-calendar";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { appointmentTime } from "~/facts/hours/clinic-time";
import { LocalTime } from "~/staff/frame/local-time";
import type { Offer } from "./offer-times.server";

/** Offered times of an inquiry, their author, and which are no longer free. */
export function OfferedTimes({
  offer,
  idempotencyKey,
}: {
  offer: Offer;
  idempotencyKey: string | null;
}) {
  const { person, place, minutes, by, at, times } = offer;
  return (
    <div className="offered-times">
      <h3>{words.heading}</h3>
      <p className="hint">
        {words.withPerson(person)}. {bookingWords.places[place]}, {bookingWords.length(minutes)}.{" "}
        {words.by(by)}, <LocalTime at={at} />.
      </p>
      <ul className="lines">
        {times.map(({ startsAt, endsAt, isFree }) => (
          <li key={startsAt}>
            {isFree ? (
              appointmentTime(startsAt, endsAt)
            ) : (
              <>
                <s>{appointmentTime(startsAt, endsAt)}</s>{" "}
                <span className="hint">{words.notFree}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {idempotencyKey !== null && (
        <form method="post">
          <input name="attempt" type="hidden" value={idempotencyKey} />
          <button className="link-button" name="do" type="submit" value="withdraw-offer">
            {words.withdraw}
          </button>
        </form>
      )}
    </div>
  );
}
