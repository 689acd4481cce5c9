import type { Words } from "~/content/site";
import type { Rung } from "~/facts/evidence";

/** Cards with pictures, rows of an index, a shelf for each degree of evidence. */
export const views = ["shelf", "index", "evidence"] as const;
export type View = (typeof views)[number];

type Selected = { query: string; evidence: Rung | null };

/** The page in another view, with the same search. */
function viewHref(view: View, { query, evidence }: Selected) {
  const parameters = new URLSearchParams(query && { q: query });
  if (evidence) parameters.set("evidence", evidence);
  if (view !== "shelf") parameters.set("view", view);
  return parameters.size > 0 ? `/services?${parameters}` : "/services";
}

/**
 * Pictures and rows are one list in two styles, so choosing one needs no request; the shelves have
 * another order, which the server renders.
 */
export function Views({
  words,
  view: current,
  ...selected
}: Selected & { words: Words["servicesWords"]["views"]; view: View }) {
  const link = (view: View) => (
    <a
      aria-current={view === current ? "page" : undefined}
      data-view={view === "shelf" ? "" : view}
      href={viewHref(view, selected)}
      key={view}
    >
      {words[view]}
    </a>
  );
  if (current === "evidence")
    return (
      <nav aria-label={words.label} className="catalogue-views no-print">
        {views.map(link)}
      </nav>
    );
  return (
    <fieldset className="catalogue-views no-print">
      <legend className="visually-hidden">{words.label}</legend>
      {(["shelf", "index"] as const).map((view) => (
        <label key={view}>
          <input
            className="visually-hidden"
            defaultChecked={view === current}
            id={`view-${view}`}
            name="view"
            type="radio"
          />
          {words[view]}
        </label>
      ))}
      {link("evidence")}
    </fieldset>
  );
}
