import { serviceOptions } from "~/content/en/service-options";
import { scheduleWords as words } from "~/content/en/staff/staff-calendar";
import { type OpenHours, type WeeklyHours, weekdays } from "~/facts/hours/opening-hours";
import { Panel } from "~/staff/frame/notice";
import { FieldError } from "~/ui/form/field";
import { type Absence, buffers, type Schedule } from "./schedule";

type Problems = Readonly<Record<string, string>>;

/** A box to tick; its value is "1" unless another one is given. */
const Tick = ({
  name,
  label,
  isOn,
  value = "1",
}: {
  name: string;
  label: string;
  isOn: boolean;
  value?: string;
}) => (
  <label className="check">
    <input defaultChecked={isOn} name={name} type="checkbox" value={value} />
    {label}
  </label>
);

/** Whether a person can be booked, for what, and by whom. */
export function WhoFields({ schedule, problems }: { schedule: Schedule; problems: Problems }) {
  const { isBookable, byVisitors, services } = schedule;
  const isAll = services.length === 0 && !problems.services;
  return (
    <Panel heading={words.who.heading} id="who">
      <Tick isOn={isBookable} label={words.who.bookable} name="bookable" />
      <fieldset aria-describedby={problems.services && "services-error"} id="services">
        <legend>{words.who.services}</legend>
        <div className="checks">
          {serviceOptions.map(({ value, label }) => (
            <Tick
              isOn={isAll || services.includes(value)}
              key={value}
              label={label}
              name="service"
              value={value}
            />
          ))}
        </div>
        <FieldError id="services" message={problems.services} />
      </fieldset>
      <Tick isOn={byVisitors} label={words.who.byVisitors} name="by-visitors" />
    </Panel>
  );
}

/** Two times of one field, or none. */
function Times({
  id,
  label,
  short = label,
  hours,
  problem,
}: {
  id: string;
  label: string;
  short?: string;
  hours: OpenHours;
  problem: string | undefined;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid.
    <div aria-label={label} className="own-hours" role="group">
      <span aria-hidden="true">{short}</span>
      {(["opens", "closes"] as const).map((part) => (
        <input
          aria-describedby={problem && `${id}-error`}
          aria-invalid={Boolean(problem)}
          aria-label={`${label}, ${part === "opens" ? words.week.from : words.week.until}`}
          defaultValue={hours?.[part] ?? ""}
          id={part === "opens" ? id : undefined}
          key={part}
          name={id}
          step={60}
          type="time"
        />
      ))}
      <FieldError id={id} message={problem} />
    </div>
  );
}

/** A person's week, lunch, and the time between two visits. */
export function WeekFields({
  schedule,
  office,
  problems,
}: {
  schedule: Schedule;
  office: WeeklyHours;
  problems: Problems;
}) {
  const { week, lunch, buffer } = schedule;
  return (
    <Panel className="own-week" heading={words.week.heading} id="week">
      <Tick isOn={week === null} label={words.week.asOffice} name="as-office" />
      <div className="own-days">
        <p className="hint">{words.week.hint}</p>
        {weekdays.map((day) => (
          <Times
            hours={(week ?? office)[day]}
            id={day}
            key={day}
            label={day}
            problem={problems[day]}
            short={day.slice(0, 3)}
          />
        ))}
      </div>
      <Times hours={lunch} id="lunch" label={words.week.lunch} problem={problems.lunch} />
      <p className="own-hours">
        <label htmlFor="buffer">{words.week.buffer}</label>
        <select defaultValue={buffer} id="buffer" name="buffer">
          {buffers.map((minutes) => (
            <option key={minutes} value={minutes}>
              {words.week.minutes(minutes)}
            </option>
          ))}
        </select>
      </p>
    </Panel>
  );
}

const parts = ["from", "leaves", "until", "returns"] as const;
const noAbsence: Absence = { from: "", until: "", leaves: "", returns: "" };

/** Vacations and other absences, with two empty rows for new ones. */
export function AbsenceRows({
  absences,
  problem,
}: {
  absences: readonly Absence[];
  problem: string | undefined;
}) {
  return (
    <Panel className="absences" heading={words.absences.heading} id="away">
      <p className="hint" id="away-hint">
        {words.absences.hint}
      </p>
      {[...absences, noAbsence, noAbsence].map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their place.
        <p key={n}>
          {parts.map((part) => (
            <label key={part}>
              <span aria-hidden="true">{words.absences.heads[part]}</span>
              <input
                aria-describedby={problem ? "away-hint away-error" : "away-hint"}
                aria-invalid={Boolean(problem)}
                aria-label={words.absences.parts(n + 1)[part]}
                defaultValue={
                  part === "until" && row.until === row.from && !row.returns ? "" : row[part]
                }
                id={n === 0 && part === "from" ? "away" : undefined}
                name={`away-${part}`}
                step={part === "leaves" || part === "returns" ? 60 : undefined}
                type={part === "leaves" || part === "returns" ? "time" : "date"}
              />
            </label>
          ))}
        </p>
      ))}
      <FieldError id="away" message={problem} />
    </Panel>
  );
}
