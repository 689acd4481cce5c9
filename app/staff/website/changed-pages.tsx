import { reviewWords as words } from "~/content/en/staff/staff-site";
import type { PageChange, SiteReview } from "./website-types";

/** Every page that changes, with the words that go and come; each leads to its preview. */
export function ChangedPages({
  review: { pages, failure },
  preview,
}: {
  review: Pick<SiteReview, "pages" | "failure">;
  /** URL prefix of the pages' previews. */
  preview: string;
}) {
  if (failure !== null) return <p className="problem">{failure}</p>;
  if (!pages) return null;
  return (
    <section aria-labelledby="pages-heading">
      <h2 id="pages-heading">{pages.length === 0 ? words.noPages : words.pages(pages.length)}</h2>
      <ul className="site-pages">
        {pages.map((page) => (
          <ChangedPage key={page.path} page={page} preview={preview} />
        ))}
      </ul>
    </section>
  );
}

function ChangedPage({ page: { path, parts }, preview }: { page: PageChange; preview: string }) {
  return (
    <li>
      <p className="site-label">
        <a href={`${preview}${path === "/" ? "" : path}`}>
          {path} <span className="visually-hidden">{words.preview}</span>
        </a>
      </p>
      {parts.map((part) => (
        <p key={`${part.old}>${part.new}`}>
          {part.old && <del>{part.old}</del>} {part.new && <ins>{part.new}</ins>}
        </p>
      ))}
    </li>
  );
}
