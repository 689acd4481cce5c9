import { fieldPart, fieldWords, siteWords as words } from "~/content/en/staff/staff-site";
import type { FactField as Field } from "~/facts/fact-fields";
import { fieldId } from "~/facts/field-name";
import { FactField } from "./fact-field";
import { HoursGrid } from "./hours-grid";
import { SitePage } from "./site-page";
import { previewUrl, type SiteField } from "./website-types";

/** A form of facts, with the draft of each. */
export function FactsForm({
  title,
  lead,
  fields,
  states,
  own = {},
  saved,
  notes = [],
  page,
}: {
  title: string;
  lead: string;
  fields: readonly Field[];
  states: readonly SiteField[];
  /** The site's default question of each wording, by path. */
  own?: Readonly<Record<string, string>>;
  saved: boolean;
  notes?: readonly string[];
  /** Path of the page that shows the facts. */
  page: string;
}) {
  const wrong = states.filter(({ problem }) => problem !== null);
  const isHours = ({ path }: SiteField) =>
    fields.some((field) => field.path === path && field.kind === "hours");
  const hours = states.filter(isHours);
  const others = states.filter((state) => !isHours(state));
  const parts = Object.entries(Object.groupBy(others, ({ path }) => fieldPart(path)));
  const titled = parts.filter(([part]) => part !== "");
  return (
    <SitePage lead={lead} preview={previewUrl(page)} title={title}>
      {wrong.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: the response to the form that was just sent.
        <div autoFocus={saved} className="problem" role="alert" tabIndex={-1}>
          <p>{words.fix}</p>
          <ul className="site-parts">
            {wrong.map(({ path }) => (
              <li key={path}>
                <a href={`#${fieldId(path)}`}>{fieldWords(path, own[path]).label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {saved && wrong.length === 0 && (
        <p className="notice" role="status">
          {words.saved}
        </p>
      )}
      {titled.length > 1 && (
        <nav aria-label={words.parts}>
          <ul className="site-parts">
            {titled.map(([part]) => (
              <li key={part}>
                <a className="tap" href={`#${partId(part)}`}>
                  {part}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <form className="site-form" data-draft="" method="post" noValidate>
        {hours.length > 0 && <HoursGrid states={hours} />}
        {parts.map(([part, inPart = []]) => (
          <section aria-labelledby={part ? partId(part) : undefined} key={part}>
            {part && <h2 id={partId(part)}>{part}</h2>}
            {inPart.map((state) => {
              const field = fields.find(({ path }) => path === state.path);
              return (
                field && (
                  <FactField field={field} key={state.path} own={own[state.path]} state={state} />
                )
              );
            })}
          </section>
        ))}
        {notes.map((note) => (
          <p className="hint" key={note}>
            {note}
          </p>
        ))}
        <p className="site-buttons">
          <button className="button" name="do" type="submit" value="review">
            {words.saveAndReview}
          </button>
          <button className="button quiet" name="do" type="submit" value="save">
            {words.save}
          </button>
          <span
            className="hint"
            data-draft-state=""
            data-failed={words.notSaved}
            data-saved={words.savedNow}
            role="status"
          >
            {words.savedHint}
          </span>
        </p>
      </form>
    </SitePage>
  );
}

const partId = (part: string) => `part-${fieldId(part)}`;
