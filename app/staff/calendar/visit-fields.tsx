import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { bookingWords } from "~/content/en/staff/staff-talk";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { visitLengths } from "~/facts/fact-limits";
import { bookingPlaces } from "~/staff/bookings/bookings";

/** With whom a visit is, how long it takes, and where: of the calendar and of an offer of times. */
export function VisitFields({
  colleagues,
  personId,
  noPerson,
  visit,
}: {
  colleagues: readonly Colleague[];
  personId: string;
  /** Label of the choice that is no person; absent where a person must be chosen. */
  noPerson?: string | undefined;
  /** null: only the person is asked for. */
  visit: { minutes: number; place: string } | null;
}) {
  return (
    <>
      <label>
        {words.with}{" "}
        <select defaultValue={personId} name="with">
          {noPerson && <option value="">{noPerson}</option>}
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {visit && (
        <>
          <label>
            {words.choosing.length}{" "}
            <select defaultValue={visit.minutes} name="minutes">
              {visitLengths.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {bookingWords.length(minutes)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.choosing.place}{" "}
            <select defaultValue={visit.place} name="place">
              {bookingPlaces.map((place) => (
                <option key={place} value={place}>
                  {bookingWords.places[place]}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </>
  );
}

/** Length and place of a visit as a form or a URL has them; undefined where they are not valid. */
export const readVisit = (text: (name: string) => string | null) => ({
  minutes: visitLengths.find((length) => String(length) === text("minutes")),
  place: bookingPlaces.find((place) => place === text("place")),
});

export const HiddenFields = ({ of: fields }: { of: Record<string, string | number> }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
