import { publishWords } from "~/content/en/staff/staff-site";

/** What has been published, and what to do next. */
export function PublishedNotice({
  done,
  pages,
  descriptions,
}: {
  /** The number of the version; "1" where it is scheduled (no pages). */
  done: string | null;
  pages: number;
  descriptions: boolean;
}) {
  if (!done) return null;
  return (
    <div className="notice" role="status">
      <p>
        {Number(done) > 1 ? publishWords.published(Number(done), pages) : publishWords.scheduled}
      </p>
      {descriptions && (
        <p>
          <a href="/staff/products?preview=1">{publishWords.descriptions}</a>
        </p>
      )}
    </div>
  );
}
