import { accountWords } from "~/content/en/staff/staff-account";
import { LocalTime } from "~/staff/frame/local-time";
import type { OpenSession } from "./staff-accounts";

const words = accountWords.sessions;

/** Where the person is signed in; each can be ended, and all others at once. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  return (
    <section aria-labelledby="sessions-heading" className="panel">
      <h2 id="sessions-heading">{words.heading}</h2>
      <ul className="history">
        {sessions.map(({ id, device, createdAt, lastSeenAt, isThis }) => (
          <li key={id}>
            <p className="event">
              <strong>{device}</strong>
              {isThis && <span>{words.this}</span>}
            </p>
            <p className="hint">
              {words.since} <LocalTime at={createdAt} />. {words.seen} <LocalTime at={lastSeenAt} />
              .
            </p>
            {!isThis && (
              <form method="post">
                <button className="link-button" name="do" type="submit" value={`end-session:${id}`}>
                  {words.end}
                  <span className="visually-hidden">: {device}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form className="change" method="post">
          <button className="button quiet" name="do" type="submit" value="end-others">
            {words.endOthers}
          </button>
        </form>
      )}
    </section>
  );
}
