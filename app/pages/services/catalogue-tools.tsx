import { categories } from "~/content/en/catalogue/categories";
import type { ServicesWords } from "~/content/en/pages/page-words";
import { Icon } from "~/ui/piece/icon";

/** Filter buttons and search: they need a script, so without one they do not show. */
export function CatalogueTools({ words }: { words: ServicesWords }) {
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
      <div className="search-field">
        <label className="visually-hidden" htmlFor="catalogue-search">
          {words.find.label}
        </label>
        <Icon name="search" />
        <input
          enterKeyHint="search"
          id="catalogue-search"
          placeholder={words.find.placeholder}
          spellCheck={false}
          type="search"
        />
      </div>
    </search>
  );
}
