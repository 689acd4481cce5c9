import { fieldWords, siteWords as words } from "~/content/en/staff/staff-site";
import { fieldId, fieldName } from "~/facts/field-name";
import { weekdays } from "~/facts/hours/opening-hours";
import { FieldProblem } from "./text-field";
import type { SiteField } from "./website-types";

const kinds = ["office", "listed"] as const;

/** The week in seven rows, with office hours and call hours side by side. */
export function HoursGrid({ states }: { states: readonly SiteField[] }) {
  return (
    <section aria-labelledby="week-heading">
      <h2 id="week-heading">{words.week}</h2>
      <div className="hours-grid">
        <p aria-hidden="true" className="hours-head hint">
          {kinds.map((kind) => (
            <span key={kind}>{words.hoursOf[kind]}</span>
          ))}
        </p>
        {weekdays.map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid.
          <div aria-label={day} className="hours-row" key={day} role="group">
            <h3>{day}</h3>
            {kinds.map((kind) => {
              const state = states.find(({ path }) => path === `hours.${kind}.${day}`);
              return state && <Times key={kind} kind={kind} state={state} />;
            })}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Times are hidden and ignored while "closed" is ticked. */
function Times({
  kind,
  state: { path, typed, published, problem, others },
}: {
  kind: (typeof kinds)[number];
  state: SiteField;
}) {
  const { label } = fieldWords(path);
  const id = fieldId(path);
  const [opens = "", closes = ""] = typed.split("-");
  const changed = typed !== published;
  const about = [changed && `${id}-hint`, problem !== null && `${id}-problem`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={changed ? "hours-times site-field-changed" : "hours-times"}>
      <span aria-hidden="true" className="hint">
        {words.hoursOf[kind]}
      </span>
      {(
        [
          ["opens", words.opens, opens],
          ["closes", words.closes, closes],
        ] as const
      ).map(([part, name, value]) => (
        <input
          aria-describedby={about || undefined}
          aria-invalid={problem !== null}
          aria-label={`${label}: ${name}`}
          defaultValue={value}
          id={part === "opens" ? id : undefined}
          key={part}
          name={`${fieldName(path)}-${part}`}
          step={60}
          type="time"
        />
      ))}
      <label className="check">
        <input
          aria-label={`${label}: ${words.closed}`}
          defaultChecked={typed === ""}
          name={`${fieldName(path)}-closed`}
          type="checkbox"
          value="1"
        />
        {words.closed}
      </label>
      {changed && (
        <p className="hint" id={`${id}-hint`}>
          <strong>{words.published(published || words.closed.toLowerCase())}</strong>
        </p>
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
