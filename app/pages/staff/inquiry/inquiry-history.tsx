import { staffWords, statusWords } from "~/content/en/pages/staff";
import type { HistoryEntry, MailKind } from "~/contracts/desk";
import { LocalTime } from "../frame/local-time";
import { WhoDidIt } from "../frame/who-did-it";

const words = staffWords.inquiry;

/** Who did what and when; nothing in it can be changed. */
export function InquiryHistory({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <section aria-labelledby="history-heading" className="panel">
      <h2 id="history-heading">{words.history}</h2>
      {history.length === 0 && <p className="empty">{words.noHistory}</p>}
      <ol className="history">
        {history.map((entry) => (
          <li key={entry.id}>
            <p className="event">
              <strong>{eventText(entry)}</strong>
              <span>
                <WhoDidIt entry={entry} />, <LocalTime at={entry.at} />
              </span>
            </p>
            {entry.note && (
              <p className="note" dir="auto">
                {noteText(entry)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function eventText({ kind, from, to }: HistoryEntry) {
  if (kind === "status" && from && to) return `${statusWords[from]} → ${statusWords[to]}`;
  return words.events[kind];
}

/** The note of a mail that was sent again is its kind. */
const noteText = ({ kind, note }: HistoryEntry) =>
  kind === "mail" ? words.mailKinds[note as MailKind] : note;
