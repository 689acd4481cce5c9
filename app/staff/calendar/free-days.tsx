import { appointmentStart } from "~/facts/hours/clinic-time";
import { plainDay } from "~/staff/frame/local-time";

/** Checkboxes of free times, grouped by day. */
export function FreeDays({
  days,
  chosen,
  describedBy,
}: {
  days: readonly { day: string; starts: readonly string[] }[];
  chosen: readonly string[];
  describedBy: string | undefined;
}) {
  return (
    <div className="free-days">
      {days.map(({ day, starts }) => (
        <fieldset aria-describedby={describedBy} key={day}>
          <legend>{plainDay(day)}</legend>
          <ul>
            {starts.map((startsAt) => (
              <li key={startsAt}>
                <label className="check">
                  <input
                    defaultChecked={chosen.includes(startsAt)}
                    name="start"
                    type="checkbox"
                    value={startsAt}
                  />{" "}
                  {appointmentStart(startsAt)}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}
