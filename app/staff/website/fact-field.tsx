import { titleOf } from "~/catalogue/products";
import { optionWords } from "~/content/en/staff/fact-words";
import { siteWords as words } from "~/content/en/staff/staff-site";
import { type DayRow, fieldId, type WindowRow } from "~/facts/fact-kinds";
import { repeatings } from "~/facts/fact-limits";
import { translatedPath } from "~/facts/fact-path";
import { type OpenHours, weekdays } from "~/facts/hours/opening-hours";
import { Field, FieldError, type LinkedControl } from "~/ui/form/field";
import type { SiteField } from "./drafts.server";
import { shownFact } from "./site-page";

/** One fact's field: label, example, published value, and validation issue. */
export function FactField({ field }: { field: SiteField }) {
  const { path, kind, label, hint, typed, published, problem } = field;
  const id = fieldId(path);
  const Control = kind === "days" ? ClosedDays : kind === "windows" ? CallTimes : Input;
  const changed = typed !== published;
  const hints = (hint || changed) && (
    <>
      {hint} {changed && <strong>{words.published(shownFact(path, published))}</strong>}
    </>
  );
  return (
    <div className={changed ? "site-field site-field-changed" : "site-field"}>
      <Field error={problem ?? undefined} hint={hints} id={id} label={label}>
        {(linked) => <Control {...linked} field={field} />}
      </Field>
      <Others field={field} />
    </div>
  );
}

type InputProps = LinkedControl & { field: SiteField };

/** Other people's drafts of the same fact. */
const Others = ({ field: { path, others } }: { field: SiteField }) =>
  others.map(({ who, typed }) => (
    <p className="site-others" key={who}>
      {words.others(who, shownFact(path, typed))}
    </p>
  ));

/** Empty rows after the filled ones. */
const emptyRows = 2;

/** A list of dates: each with its first day, its last if there are several, and its name. */
function ClosedDays({ field: { path, value }, id, ...about }: InputProps) {
  const days = value as readonly DayRow[];
  const empty: DayRow[] = Array.from({ length: emptyRows }, () => ({
    from: "",
    until: "",
    name: "",
  }));
  return (
    <div className="closed-days">
      {[...days, ...empty].map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their place.
        <p key={n}>
          {(["from", "until", "name"] as const).map((part) => (
            <input
              {...about}
              aria-label={words.dayParts(n + 1)[part]}
              autoComplete="off"
              defaultValue={part === "until" && row.until === row.from ? "" : row[part]}
              id={n === 0 && part === "from" ? id : undefined}
              key={part}
              maxLength={part === "name" ? 80 : undefined}
              name={`${fieldId(path)}-${part}`}
              placeholder={part === "name" ? words.dayName : undefined}
              type={part === "name" ? "text" : "date"}
            />
          ))}
          <select
            aria-label={words.dayParts(n + 1).repeats}
            defaultValue={row.repeats ?? ""}
            name={`${fieldId(path)}-repeats`}
          >
            <option value="">{words.repeats.once}</option>
            {repeatings.map((repeats) => (
              <option key={repeats} value={repeats}>
                {words.repeats[repeats]}
              </option>
            ))}
          </select>
        </p>
      ))}
    </div>
  );
}

/** A list of times: each with when it begins and ends, and its days of the week. */
function CallTimes({ field: { path, value }, id, ...about }: InputProps) {
  const rows = [...(value as readonly WindowRow[]), { days: [], opens: "", closes: "" }];
  return rows.map((row, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their place.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be hidden in one line.
    <div aria-label={words.callTime(n + 1)} className="call-time" key={n} role="group">
      {(["opens", "closes"] as const).map((part) => (
        <input
          {...about}
          aria-label={`${words.callTime(n + 1)}: ${words[part]}`}
          defaultValue={row[part]}
          id={n === 0 && part === "opens" ? id : undefined}
          key={part}
          name={`${fieldId(path)}-${part}`}
          step={60}
          type="time"
        />
      ))}
      {weekdays.map((day) => (
        <label className="check" key={day}>
          <input
            aria-label={`${words.callTime(n + 1)}: ${day}`}
            defaultChecked={row.days.includes(day)}
            name={`${fieldId(path)}-days-${n}`}
            type="checkbox"
            value={day}
          />
          {day.slice(0, 3)}
        </label>
      ))}
    </div>
  ));
}

function Input({ field, id, ...about }: InputProps) {
  const { path, kind, typed, required, options = [], longest } = field;
  const lang = translatedPath(path) === undefined ? undefined : "es";
  const common = { ...about, defaultValue: typed, id, lang, name: fieldId(path) };
  if (kind === "switch")
    return (
      <select {...common}>
        <option value="yes">{words.yes}</option>
        <option value="">{words.no}</option>
      </select>
    );
  if (kind === "choices")
    return (
      // biome-ignore lint/a11y/useSemanticElements: the label of the field is not a legend.
      <div aria-describedby={about["aria-describedby"]} className="checks" id={id} role="group">
        <input name={fieldId(path)} type="hidden" value="" />
        {options.map((option) => (
          <label className="check" key={option}>
            <input
              defaultChecked={(field.value as readonly unknown[]).includes(option)}
              name={fieldId(path)}
              type="checkbox"
              value={option}
            />
            {optionWords(path, option)}
          </label>
        ))}
      </div>
    );
  if (kind === "choice")
    return (
      <select {...common}>
        {!required && (
          <option value="">{path.endsWith(".availability") ? words.standard : words.none}</option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {optionWords(path, option) ?? titleOf(String(option))}
          </option>
        ))}
      </select>
    );
  if (kind === "long" || kind === "list" || kind === "sources")
    return <textarea {...common} maxLength={longest} rows={kind === "long" ? 6 : 4} />;
  return (
    <input
      {...common}
      autoComplete="off"
      inputMode={kind === "money" ? "decimal" : kind === "phone" ? "tel" : undefined}
      maxLength={longest}
      type={kind === "day" ? "date" : kind === "phone" ? "tel" : kind === "link" ? "url" : "text"}
    />
  );
}

const kinds = ["office", "listed"] as const;

/** The week twice, a line for each day: office hours, and call hours beside or below them. */
export function HoursGrid({ fields }: { fields: readonly SiteField[] }) {
  return (
    <section aria-labelledby="week-heading">
      <h2 id="week-heading">{words.week}</h2>
      <div className="hours-grid">
        {kinds.map((kind) => (
          <section aria-labelledby={`hours-of-${kind}`} key={kind}>
            <h3 id={`hours-of-${kind}`}>{words.hoursOf[kind]}</h3>
            <p aria-hidden="true" className="hours-head hint">
              <span>{words.opens}</span>
              <span>{words.closes}</span>
              <span>{words.closed}</span>
            </p>
            {weekdays.map((day) => {
              const field = fields.find(({ path }) => path === `hours.${kind}.${day}`);
              return field && <Times day={day} field={field} key={day} />;
            })}
          </section>
        ))}
      </div>
    </section>
  );
}

/** Times are hidden and ignored while "closed" is ticked. */
function Times({ field, day }: { field: SiteField; day: string }) {
  const { path, label, value, typed, published, problem } = field;
  const id = fieldId(path);
  const hours = value as OpenHours;
  const changed = typed !== published;
  const about = [changed && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(" ");
  const parts = [
    ["opens", words.opens],
    ["closes", words.closes],
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid.
    <div
      aria-label={label}
      className={changed ? "hours-times site-field-changed" : "hours-times"}
      role="group"
    >
      <span aria-hidden="true">{day.slice(0, 3)}</span>
      {parts.map(([part, name]) => (
        <input
          aria-describedby={about || undefined}
          aria-invalid={problem !== null}
          aria-label={`${label}: ${name}`}
          defaultValue={hours?.[part] ?? ""}
          id={part === "opens" ? id : undefined}
          key={part}
          name={`${id}-${part}`}
          step={60}
          type="time"
        />
      ))}
      <label className="check">
        <input
          aria-label={`${label}: ${words.closed}`}
          defaultChecked={hours === null}
          name={`${fieldId(path)}-closed`}
          type="checkbox"
          value="1"
        />
      </label>
      {changed && (
        <p className="hint" id={`${id}-hint`}>
          <strong>{words.published(shownFact(path, published))}</strong>
        </p>
      )}
      <FieldError id={id} message={problem} />
      <Others field={field} />
    </div>
  );
}
