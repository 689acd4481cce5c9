import { reviewWords as words } from "~/content/en/staff/staff-site";
import { PreviewLink } from "./site-preview";
import { type PageChange, previewUrl, type SiteReview } from "./website-types";

/** Every changed page with its removed and added words, and a link to its preview. */
export function ChangedPages({
  review: { pages, failure },
  version,
}: {
  review: Pick<SiteReview, "pages" | "failure">;
  /** The version that the previews show; null for the drafts. */
  version: number | null;
}) {
  if (failure !== null) return <p className="problem">{failure}</p>;
  if (!pages) return null;
  return (
    <section aria-labelledby="pages-heading">
      <h2 id="pages-heading">{pages.length === 0 ? words.noPages : words.pages(pages.length)}</h2>
      <ul className="site-pages">
        {pages.map((page) => (
          <ChangedPage key={page.path} page={page} version={version} />
        ))}
      </ul>
    </section>
  );
}

function ChangedPage({
  page: { path, name, parts },
  version,
}: {
  page: PageChange;
  version: number | null;
}) {
  return (
    <li>
      <p className="site-label">
        <PreviewLink href={previewUrl(path, version)}>
          {name} <span className="visually-hidden">{words.preview}</span>
        </PreviewLink>{" "}
        <span className="hint">{path}</span>
      </p>
      {parts.map((part) => (
        <p key={`${part.old}>${part.new}`}>
          {part.old && <del>{part.old}</del>} {part.new && <ins>{part.new}</ins>}
        </p>
      ))}
    </li>
  );
}
