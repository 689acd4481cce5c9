import { queueWords } from "~/content/en/staff/staff-queue";
import { longestViewName, mostSavedViews } from "~/contracts/queue";
import type { QueueData } from "./queue-data";

const words = queueWords.views;

/** A person's own views of the queue, and a form to keep the one that is shown. */
export function QueueViews({ views, of, me }: QueueData) {
  return (
    <section aria-label={words.label} className="queue-views">
      {views.length > 0 && (
        <ul>
          {views.map(({ id, name, query }) => (
            <li key={id}>
              <a className="tap" href={`/staff${query ? `?${query}` : ""}`}>
                {name}
              </a>
              <form action="/staff" method="post">
                <button className="icon-button" name="do" type="submit" value={`remove-view:${id}`}>
                  <span aria-hidden="true">{words.cross}</span>
                  <span className="visually-hidden">{words.remove(name)}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {views.length < mostSavedViews && (
        <details>
          <summary>{words.save}</summary>
          <form action="/staff" className="inline-form" method="post">
            <input name="query" type="hidden" value={of ? `who=${of === me.id ? "me" : of}` : ""} />
            <label htmlFor="view-name">{words.name}</label>
            <input
              autoComplete="off"
              id="view-name"
              maxLength={longestViewName}
              name="name"
              required
            />
            <button className="button quiet" name="do" type="submit" value="save-view">
              {words.submit}
            </button>
          </form>
        </details>
      )}
    </section>
  );
}
