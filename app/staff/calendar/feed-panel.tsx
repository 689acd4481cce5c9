import { calendarWords } from "~/content/en/staff/staff-calendar";

const words = calendarWords.feed;

/** One's own calendar feed. `url` is shown once, after the feed was made. */
export function FeedPanel({ url, exists }: { url: string | null; exists: boolean }) {
  return (
    <details className="calendar-feed" open={url !== null || undefined}>
      <summary>{words.title}</summary>
      <p className="hint">{words.hint}</p>
      {url !== null && (
        <p role="status">
          <label htmlFor="feed-url">{words.url}</label>
          <input id="feed-url" readOnly type="text" value={url} />
          <span className="hint">{words.once}</span>
        </p>
      )}
      <form className="buttons" method="post">
        <button className="button quiet" name="do" type="submit" value="feed">
          {exists ? words.renew : words.make}
        </button>
        {exists && (
          <button className="button quiet" name="do" type="submit" value="end-feed">
            {words.end}
          </button>
        )}
      </form>
    </details>
  );
}
