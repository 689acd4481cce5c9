import { siteWords as words } from "~/content/en/staff/staff-site";
import type { SiteField } from "~/contracts/site-desk";
import type { FactField as Field } from "~/facts/fact-fields";
import { FactField } from "./fact-field";
import { SitePage } from "./site-page";

/** The facts that are changed together, with the draft of each. */
export function FactsForm({
  title,
  lead,
  fields,
  states,
  own = {},
  saved,
  notes = [],
}: {
  title: string;
  lead: string;
  fields: readonly Field[];
  states: readonly SiteField[];
  /** The site's own question of each wording, by path. */
  own?: Readonly<Record<string, string>>;
  saved: boolean;
  notes?: readonly string[];
}) {
  const wrong = states.some(({ problem }) => problem !== null);
  return (
    <SitePage lead={lead} title={title}>
      {wrong && (
        <p className="problem" role="alert">
          {words.fix}
        </p>
      )}
      {saved && !wrong && (
        <p className="notice" role="status">
          {words.saved}
        </p>
      )}
      <form className="site-form" data-draft="" method="post" noValidate>
        {states.map((state) => {
          const field = fields.find(({ path }) => path === state.path);
          return (
            field && (
              <FactField field={field} key={state.path} own={own[state.path]} state={state} />
            )
          );
        })}
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
