import type { Findable, Found } from "~/catalogue/find";
import { searchWords } from "~/content/en/search-words";

/** Most pages listed above the treatments. */
export const mostPages = 5;

/** Search results other than treatments, in elements that the page's script fills too. */
export function SearchResults({ found }: { found: Found | null }) {
  const pages = found?.results.filter(({ kind }) => kind !== "treatment").slice(0, mostPages) ?? [];
  return (
    <section
      aria-labelledby="search-results-heading"
      className="search-results"
      data-search-results=""
      hidden={pages.length === 0}
    >
      <h3 id="search-results-heading">{found?.brand ? searchWords.brand : searchWords.pages}</h3>
      <p data-search-brand="" hidden={!found?.brand}>
        {searchWords.brandText}
      </p>
      <ul>
        {pages.map((page) => (
          <Result key={page.href} {...page} />
        ))}
      </ul>
    </section>
  );
}

const Result = ({ title, href, kind }: Findable) => (
  <li>
    <a href={href}>{title}</a> <span>{searchWords.kinds[kind]}</span>
  </li>
);
