import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { emailOnly } from "~/content/form-values";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { visitLengths } from "~/facts/fact-limits";
import { PersonOptions } from "~/staff/frame/list";
import { bookingPlaces } from "./bookings";

/** With whom a visit is, how long it takes, and where. */
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
  visit: { minutes: number | string; place: string } | null;
}) {
  const only = !noPerson && colleagues.length === 1 ? colleagues[0] : null;
  return (
    <>
      {only ? (
        // A clinician books only their own appointments: there is no choice to show.
        <input name="with" type="hidden" value={only.id} />
      ) : (
        <p>
          <label htmlFor="visit-with">{words.with}</label>
          <select defaultValue={personId} id="visit-with" name="with">
            {noPerson && <option value="">{noPerson}</option>}
            <PersonOptions people={colleagues} />
          </select>
        </p>
      )}
      {visit && (
        <>
          <p>
            <label htmlFor="visit-minutes">{words.choosing.length}</label>
            <select defaultValue={visit.minutes} id="visit-minutes" name="minutes">
              {visitLengths.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {bookingWords.length(minutes)}
                </option>
              ))}
            </select>
          </p>
          <p>
            <label htmlFor="visit-place">{words.choosing.place}</label>
            <select defaultValue={visit.place} id="visit-place" name="place">
              {bookingPlaces.map((place) => (
                <option key={place} value={place}>
                  {bookingWords.places[place]}
                </option>
              ))}
            </select>
          </p>
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

/** The default place: a visitor who wants emails only is not called. */
export const likelyPlace = ({ sent }: { sent: { reachBy: string } }) =>
  sent.reachBy === emailOnly ? ("office" as const) : ("phone" as const);

/** The visit for which a page shows free times, as its form sends it in the field `shown`. */
export const shownVisit = (visit: { personId: string; minutes: number | string; place: string }) =>
  [visit.personId || "nobody", visit.minutes, visit.place].join(" ");

/** Whether a posted form still asks for the visit whose free times its page showed, if it had any. */
export const isAsShown = (text: (name: string) => string) =>
  [
    "",
    shownVisit({ personId: text("with"), minutes: text("minutes"), place: text("place") }),
  ].includes(text("shown"));

export const HiddenFields = ({ of: fields }: { of: Record<string, string | number> }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
