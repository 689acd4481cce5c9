import { longestQuery } from "~/catalogue/find";
import { categories } from "~/content/en/catalogue/categories";
import type { ServicesWords } from "~/content/en/pages/page-words";
import { searchWords } from "~/content/en/search-words";
import { Icon } from "~/ui/piece/icon";
import searchUrl from "./find-in-browser.ts?script-url";

/** Filter buttons, which need a script, and the search, which is answered by the server without one. */
export function CatalogueTools({ words, query }: { words: ServicesWords; query: string }) {
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
        <button className="button button-small" type="submit">
          {searchWords.submit}
        </button>
      </form>
    </search>
  );
}
