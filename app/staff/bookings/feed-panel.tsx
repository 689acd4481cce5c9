import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { useStaff } from "~/staff/frame/staff-frame";
import { DoButton } from "~/ui/form/post-form";

/**
 * One's own calendar feed, for those who may make one or have one. `url` is shown once, after the
 * feed was made.
 */
export function FeedPanel({ url, exists }: { url: string | null; exists: boolean }) {
  const mayMake = useStaff().may("/staff/calendar", "feed");
  if (!mayMake && !exists) return null;
  return (
    <details open={url !== null || undefined}>
      <summary className="tap">{words.feed.title}</summary>
      <p className="hint">{words.feed.hint}</p>
      {url !== null && (
        <p role="status">
          <label htmlFor="feed-url">{words.feed.url}</label>
          <input id="feed-url" readOnly type="text" value={url} />
          <span className="hint">{words.feed.once}</span>
        </p>
      )}
      <form className="buttons" method="post">
        {mayMake && (
          <DoButton className="button quiet" value="feed">
            {exists ? words.feed.renew : words.feed.make}
          </DoButton>
        )}
        {exists && (
          <DoButton className="button quiet" value="end-feed">
            {words.feed.end}
          </DoButton>
        )}
      </form>
    </details>
  );
}
