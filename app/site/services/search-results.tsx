import type { Found } from "~/catalogue/find";
import { useSite } from "~/content/use-site";

/** Search results other than treatments, in elements that catalogue-script.ts fills too. */
export function SearchResults({ found }: { found: Found | null }) {
  const { words } = useSite();
  const page = words.searchWords;
  const pages = found?.pages ?? [];
  return (
    <section
      aria-labelledby="search-results-heading"
      className="search-results"
      data-search-results=""
      hidden={pages.length === 0}
    >
      <h3 id="search-results-heading">{found?.brand ? page.brand : page.pages}</h3>
      <p data-search-brand="" hidden={!found?.brand}>
        {page.brandText}
      </p>
      <ul>
        {pages.map(({ title, href, kind }) => (
          <li key={href}>
            <a href={href}>{title}</a> <span>{page.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
