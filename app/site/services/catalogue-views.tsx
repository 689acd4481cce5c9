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

type Links = {
  words: Words["servicesWords"]["views"];
  view: View;
  hrefOf: (view: View) => string;
};

const ViewLink = ({ to, words, view, hrefOf }: Links & { to: View }) => (
  <a
    aria-current={to === view ? "page" : undefined}
    data-view={to === "shelf" ? "" : to}
    href={hrefOf(to)}
  >
    {words[to]}
  </a>
);

export const ViewLinks = (links: Links) => (
  <nav aria-label={links.words.label} className="catalogue-views no-print">
    {views.map((to) => (
      <ViewLink key={to} to={to} {...links} />
    ))}
  </nav>
);

/**
 * Pictures and rows are one list in two styles, so choosing one needs no request; the shelves have
 * another order, which the server renders.
 */
export function Views({ words, view: current, ...selected }: Selected & Omit<Links, "hrefOf">) {
  const links = { words, view: current, hrefOf: (view: View) => viewHref(view, selected) };
  if (current === "evidence") return <ViewLinks {...links} />;
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
      <ViewLink to="evidence" {...links} />
    </fieldset>
  );
}
