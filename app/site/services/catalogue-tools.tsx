import { longestQuery } from "~/catalogue/find";
import { categories } from "~/content/en/catalogue/categories";
import type { ServicesWords } from "~/content/en/pages/page-words";
import { useSite } from "~/content/use-site";
import { type Rung, rungs } from "~/facts/evidence";
import { Icon } from "~/ui/piece/icon";
import type { View } from "./catalogue-views";
import searchUrl from "./find-in-browser.ts?script-url";

/**
 * Filter buttons, which need a script, and a form with search and evidence, which works without
 * one; the server always handles the evidence.
 */
export function CatalogueTools({
  words,
  query,
  evidence,
  view,
}: {
  words: ServicesWords;
  query: string;
  evidence: Rung | null;
  view: View;
}) {
  const { words: siteWords } = useSite();
  const { filter } = siteWords.evidenceWords;
  return (
    <search className="catalogue-tools">
      <fieldset className="filters">
        <legend className="visually-hidden">{words.filters.label}</legend>
        <button aria-pressed="true" data-category="" type="button">
          {words.filters.all}
        </button>
        {categories.map(({ id, name }) => (
          <button aria-pressed="false" data-category={id} key={id} type="button">
            {name}
          </button>
        ))}
      </fieldset>
      <form action="/services" className="search-field" data-script={searchUrl} method="get">
        {view === "evidence" && <input name="view" type="hidden" value={view} />}
        <label className="visually-hidden" htmlFor="catalogue-search">
          {words.find.label}
        </label>
        <Icon name="search" />
        <input
          autoComplete="off"
          defaultValue={query}
          enterKeyHint="search"
          id="catalogue-search"
          maxLength={longestQuery}
          name="q"
          placeholder={words.find.placeholder}
          spellCheck={false}
          type="search"
        />
        <span className="select">
          <select
            aria-label={filter.label}
            autoComplete="off"
            defaultValue={evidence ?? ""}
            name="evidence"
          >
            <option value="">{filter.any}</option>
            {rungs.map((rung) => (
              <option key={rung} value={rung}>
                {filter.rungs[rung]}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
        <button className="button button-small" type="submit">
          {siteWords.searchWords.submit}
        </button>
      </form>
    </search>
  );
}
