import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { PersonOptions } from "~/staff/frame/list";
import { LengthOptions, PlaceOptions } from "./visit-options";

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
          <PersonOptions people={colleagues} />
        </select>
      </label>
      {visit && (
        <>
          <label>
            {words.choosing.length}{" "}
            <select defaultValue={visit.minutes} name="minutes">
              <LengthOptions />
            </select>
          </label>
          <label>
            {words.choosing.place}{" "}
            <select defaultValue={visit.place} name="place">
              <PlaceOptions />
            </select>
          </label>
        </>
      )}
    </>
  );
}

export const HiddenFields = ({ of: fields }: { of: Record<string, string | number> }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
