import { listings } from "~/catalogue/products";
import { fieldWords, optionWords, siteWords as words } from "~/content/en/staff/staff-site";
import type { FactField as Field } from "~/facts/fact-fields";
import { fieldId, fieldName } from "~/facts/field-name";
import { weekdays } from "~/facts/hours/opening-hours";
import { windowRows } from "~/facts/typed-windows";
import { rowsOf } from "./closed-day-rows";
import { FieldProblem } from "./text-field";
import type { SiteField } from "./website-types";

/** One fact's field: label, example, published value, and validation issue. */
export function FactField({
  field,
  state,
  own,
}: {
  field: Field;
  state: SiteField;
  /** The site's default question, where the fact is its wording. */
  own?: string | undefined;
}) {
  const { path, typed, published, problem, others } = state;
  const { label, hint } = fieldWords(path, own);
  const id = fieldId(path);
  const Rows = field.kind === "days" ? ClosedDays : field.kind === "windows" ? CallTimes : null;
  const changed = typed !== published;
  const about = [(hint || changed) && `${id}-hint`, problem !== null && `${id}-problem`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={changed ? "site-field site-field-changed" : "site-field"}>
      <div className="site-field-head">
        {Rows ? <p className="site-label">{label}</p> : <label htmlFor={id}>{label}</label>}
      </div>
      {(hint || changed) && (
        <p className="hint" id={`${id}-hint`}>
          {hint} {changed && <strong>{words.published(published)}</strong>}
        </p>
      )}
      {Rows ? (
        <Rows about={about} id={id} invalid={problem !== null} path={path} typed={typed} />
      ) : (
        <Input about={about} field={field} id={id} invalid={problem !== null} typed={typed} />
      )}
      <FieldProblem id={`${id}-problem`} message={problem} />
      {others.map(({ who, typed: theirs }) => (
        <p className="site-others" key={who}>
          {words.others(who, theirs)}
        </p>
      ))}
    </div>
  );
}

/** Empty rows after the filled ones. */
const emptyRows = 2;

type RowsProps = { id: string; path: string; typed: string; about: string; invalid: boolean };

/** A list of dates: each with its first day, its last if there are several, and its name. */
function ClosedDays({ id, path, typed, about, invalid }: RowsProps) {
  const empty = Array.from({ length: emptyRows }, () => ({ from: "", until: "", name: "" }));
  return (
    <div className="closed-days">
      {[...rowsOf(typed), ...empty].map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their place.
        <p key={n}>
          {(["from", "until", "name"] as const).map((part) => (
            <input
              aria-describedby={about}
              aria-invalid={invalid}
              aria-label={words.dayParts(n + 1)[part]}
              autoComplete="off"
              defaultValue={row[part]}
              id={n === 0 && part === "from" ? id : undefined}
              key={part}
              maxLength={part === "name" ? 80 : undefined}
              name={`${fieldName(path)}-${part}`}
              placeholder={part === "name" ? words.dayName : undefined}
              type={part === "name" ? "text" : "date"}
            />
          ))}
        </p>
      ))}
    </div>
  );
}

/** A list of times: each with when it begins and ends, and its days of the week. */
function CallTimes({ id, path, typed, about, invalid }: RowsProps) {
  const rows = [...windowRows(typed), { days: [], opens: "", closes: "" }];
  return rows.map((row, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their place.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be hidden in one line.
    <div aria-label={words.callTime(n + 1)} className="call-time" key={n} role="group">
      {(["opens", "closes"] as const).map((part) => (
        <input
          aria-describedby={about}
          aria-invalid={invalid}
          aria-label={`${words.callTime(n + 1)}: ${words[part]}`}
          defaultValue={row[part]}
          id={n === 0 && part === "opens" ? id : undefined}
          key={part}
          name={`${fieldName(path)}-${part}`}
          step={60}
          type="time"
        />
      ))}
      {weekdays.map((day) => (
        <label className="check" key={day}>
          <input
            aria-label={`${words.callTime(n + 1)}: ${day}`}
            defaultChecked={row.days.includes(day)}
            name={`${fieldName(path)}-days-${n}`}
            type="checkbox"
            value={day}
          />
          {day.slice(0, 3)}
        </label>
      ))}
    </div>
  ));
}

function Input({
  id,
  field,
  typed,
  about,
  invalid,
}: {
  id: string;
  field: Field;
  typed: string;
  about: string;
  invalid: boolean;
}) {
  const { path, kind, options = [], longest } = field;
  const common = { "aria-describedby": about, "aria-invalid": invalid, id, name: fieldName(path) };
  if (kind === "switch")
    return (
      <select {...common} defaultValue={typed}>
        <option value="yes">{words.yes}</option>
        <option value="">{words.no}</option>
      </select>
    );
  if (kind === "minutes" || kind === "notice")
    return (
      <select {...common} defaultValue={typed}>
        {options.map((option) => (
          <option key={option} value={option}>
            {words[kind](option)}
          </option>
        ))}
      </select>
    );
  if (kind === "choice")
    return (
      <select {...common} defaultValue={typed}>
        {field.empty !== "refused" && (
          <option value="">{path.endsWith(".availability") ? words.standard : words.none}</option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {optionWords[option] ?? titles.get(option) ?? option}
          </option>
        ))}
      </select>
    );
  if (kind === "long" || kind === "list" || kind === "sources")
    return (
      <textarea
        {...common}
        defaultValue={typed}
        maxLength={longest}
        rows={kind === "long" ? 6 : 4}
      />
    );
  return (
    <input
      {...common}
      autoComplete="off"
      defaultValue={typed}
      inputMode={kind === "money" ? "decimal" : kind === "phone" ? "tel" : undefined}
      maxLength={longest}
      type={kind === "day" ? "date" : kind === "phone" ? "tel" : kind === "link" ? "url" : "text"}
    />
  );
}

const titles = new Map(listings.map(({ slug, title }) => [slug, title]));
