import { publishWords, reviewWords as words } from "~/content/en/staff/staff-site";
import { TextField } from "./text-field";
import type { Published } from "./website-types";

/** Form that publishes now, or at a day and time on the clinic's clock. */
export function PublishForm({
  isReady,
  problem,
}: {
  isReady: boolean;
  /** Error of the last try, with the typed reason. */
  problem: { why: string; at?: boolean } | undefined;
}) {
  return (
    <form className="site-publish panel" method="post">
      <TextField
        defaultValue={problem?.why}
        hint={words.whyHint}
        id="why"
        label={words.why}
        maxLength={200}
        name="why"
      />
      <p className="site-buttons">
        <button className="button" disabled={!isReady} name="do" type="submit" value="publish">
          {words.publish}
        </button>
      </p>
      <details open={problem?.at === true}>
        <summary>{words.later}</summary>
        <label htmlFor="at">{words.at}</label>
        <p className="hint" id="at-hint">
          {words.atHint}
        </p>
        <input
          aria-describedby={problem?.at ? "at-hint publish-problem" : "at-hint"}
          aria-invalid={problem?.at === true}
          id="at"
          name="at"
          type="datetime-local"
        />
        <button
          className="button quiet"
          disabled={!isReady}
          name="do"
          type="submit"
          value="schedule"
        >
          {words.schedule}
        </button>
      </details>
    </form>
  );
}

/** URL of the review page with a notice of the publication. */
export const publishedUrl = (done: Extract<Published, { outcome: "published" }>) =>
  `/staff/site/review?published=${done.version}&pages=${done.pages.length}${done.descriptions ? "&descriptions=1" : ""}`;

/** Confirms a publication, and names the next step. */
export function PublishedNotice({
  done,
  pages,
  descriptions,
}: {
  /** The number of the version; "1" where it is scheduled, which has no pages. */
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
