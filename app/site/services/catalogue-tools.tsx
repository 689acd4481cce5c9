import { longestQuery } from "~/catalogue/find";
import type { Words } from "~/content/site";
import { useSite } from "~/content/use-site";
import { type Rung, rungs } from "~/facts/evidence";
import { Icon } from "~/ui/piece/icon";
import type { View } from "./catalogue-views";
import searchUrls from "./find-in-browser.ts?script-urls";

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
  words: Words["servicesWords"];
  query: string;
  evidence: Rung | null;
  view: View;
}) {
  const { language, words: siteWords } = useSite();
  return (
    <search className="catalogue-tools">
      <fieldset className="filters">
        <legend className="visually-hidden">{words.filters.label}</legend>
        <button aria-pressed="true" data-category="" type="button">
          {words.filters.all}
        </button>
        {siteWords.categories.map(({ id, name }) => (
          <button aria-pressed="false" data-category={id} key={id} type="button">
            {name}
          </button>
        ))}
      </fieldset>
      <form
        action="/services"
        className="search-field"
        data-script={searchUrls[language]}
        method="get"
      >
        {view === "evidence" && <input name="view" type="hidden" value={view} />}
        <SearchField query={query} words={words} />
        <EvidenceFilter evidence={evidence} />
        <button className="button button-small" type="submit">
          {siteWords.searchWords.submit}
        </button>
      </form>
    </search>
  );
}

export function SearchField({ words, query }: { words: Words["servicesWords"]; query: string }) {
  return (
    <>
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
    </>
  );
}

/** Treatments from one rung of the evidence on. */
export function EvidenceFilter({ evidence }: { evidence: Rung | null }) {
  const { filter } = useSite().words.evidenceWords;
  return (
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
  );
}
