import { staffWords, statusWords } from "~/content/en/staff/staff";
import { estimateWords } from "~/content/en/staff/staff-estimates";
import { outcomeWords } from "~/content/en/staff/staff-numbers";
import { paymentRequestWords } from "~/content/en/staff/staff-payments";
import {
  languageNames,
  sourceWords,
  inquiryTaskWords as tasks,
} from "~/content/en/staff/staff-queue";
import { talkWords } from "~/content/en/staff/staff-talk";
import type { Language } from "~/content/languages";
import type { MailKind } from "~/core/db/tables/mail-tables";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { theVisitor } from "~/core/sessions/people";
import { formatCents } from "~/facts/amount";
import { clinicTime } from "~/facts/hours/clinic-time";
import { movedText } from "~/staff/bookings/booked-text";
import { NamesToChoose } from "~/staff/colleagues/notices-menu";
import { dueTime, LocalTime, plainDay } from "~/staff/frame/local-time";
import { Panel } from "~/staff/frame/notice";
import { useStaff } from "~/staff/frame/staff-frame";
import { ChangeProblem, type Problem } from "~/staff/inquiry-record/change-problem";
import { type CallOutcome, closedAs, longestNote } from "~/staff/inquiry-record/inquiry-states";
import { DoButton, PostForm } from "~/ui/form/post-form";
import { estimatePath } from "./estimate-panel";
import type { HistoryEntry, InquiryDetails } from "./open-inquiry.server";

const words = staffWords.inquiry;
/** History of an inquiry on paper, the newest entry first: actor, action and time. */
export const InquiryHistory = ({ history, reference }: Props) => (
  <Panel heading={words.history} id="history">
    <ol className="messages">
      {history.map((entry) => (
        <li className="logged" key={entry.id}>
          <Entry entry={entry} reference={reference} />
        </li>
      ))}
    </ol>
  </Panel>
);

type Props = {
  history: readonly HistoryEntry[];
  /** Reference of the page; entries of joined inquiries name their own. */
  reference: string;
};

/**
 * The history among the messages, without the entries that say that one was written. `by`: only
 * this person's entries; "": everybody's.
 */
export const timelineEntries = ({ history, reference, by }: Props & { by: string }) =>
  history
    .filter(({ personId }) => by === "" || personId === by)
    .filter(({ kind, detail }) => kind !== "message" || detail === "read")
    .map((entry) => ({
      id: entry.id,
      at: entry.at,
      shown: <Entry entry={entry} reference={reference} />,
    }));

/** Links that show the entries of one person; nothing while only one has any. */
export function HistoryFilter({ history, reference, by }: Props & { by: string }) {
  const people = new Map(history.map(({ personId, who }) => [personId, who]));
  if (people.size < 2) return null;
  return (
    <nav aria-label={tasks.historyOf} className="tabs">
      <ul>
        {[["", tasks.everybody] as const, ...people].map(([id, who]) => (
          <li key={id}>
            <a
              aria-current={id === by ? "true" : undefined}
              className="tab"
              href={`/staff/inquiries/${reference}${id && `?by=${encodeURIComponent(id)}`}#talk-heading`}
            >
              {id === theVisitor.id ? talkWords.visitor : who}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry, reference }: { entry: HistoryEntry; reference: string }) {
  return (
    <>
      <p className="event">
        <strong>
          <EventText entry={entry} />
        </strong>{" "}
        <span>
          {entry.who}, <LocalTime at={entry.at} />
          {entry.reference !== reference && ` ${tasks.of(entry.reference)}`}
        </span>
      </p>
      {entry.note && (
        <p className="note" dir="auto">
          {noteText(entry)}
        </p>
      )}
    </>
  );
}

/** An estimate is opened from its entry, whose id it shares. */
function EventText({ entry }: { entry: HistoryEntry }) {
  const { may } = useStaff();
  const text = eventText(entry);
  const isWritten = entry.kind === "estimate" && entry.detail === "written";
  if (!isWritten || !may("/staff/inquiries/:reference/estimates/:estimate")) return text;
  return <a href={estimatePath(entry.reference, entry.id)}>{text}</a>;
}

export function eventText({ kind, from, to, detail, who }: HistoryEntry): string {
  const { events } = tasks;
  switch (kind) {
    case "status": {
      const became = closedAs.find((outcome) => outcome === detail);
      const step = from && to ? `${statusWords[from]} → ${statusWords[to]}` : words.events.status;
      return became ? events.closed(outcomeWords[became]) : step;
    }
    case "assigned":
      return detail !== "" && detail === who ? events.taken : events.assignedTo(detail);
    case "follow-up":
      return events.followUp(detail && dueTime(detail));
    case "call":
      return events.call(tasks.call.outcomes[detail as CallOutcome] ?? detail);
    case "joined":
      return events.joined(detail);
    case "separated":
      return events.separated(detail);
    case "entered":
      return events.entered(sourceWords[detail as keyof typeof sourceWords] ?? detail);
    case "language":
      return events.language(languageNames[detail as Language] ?? detail);
    case "undone":
      return events.undone;
    case "message":
      if (detail === "read") return events.read;
      return detail === "visitor" ? events.visitorWrote : events.message;
    case "link":
      return events.link[detail as keyof typeof events.link] ?? detail;
    case "estimate":
      if (detail.startsWith("asked "))
        return estimateWords.askedEvent(plainDay(detail.slice("asked ".length)));
      return estimateWords.events[detail as keyof typeof estimateWords.events] ?? detail;
    case "payment": {
      const [what, cents] = detail.split(" ");
      const { asked, withdrew } = paymentRequestWords.events;
      return (what === "asked" ? asked : withdrew)(formatCents(Number(cents)));
    }
    case "texts":
      return events.texts[detail as keyof typeof events.texts] ?? detail;
    case "booking":
      return movedText(detail) ?? tasks.booking(detail, clinicTime);
    default:
      return words.events[kind];
  }
}

/**
 * The effect of the person's own newest change: "You have it now."; of two changes that one form
 * made, the newer first: "Sent, and closed: answered."
 */
export function savedText([entry, before]: readonly HistoryEntry[]): string {
  if (!entry) return "";
  if (!before) return savedOne(entry);
  const first = before.kind === "message" ? tasks.saved.sent : eventText(before);
  return tasks.saved.both(first, eventText(entry));
}

function savedOne(entry: HistoryEntry): string {
  const { saved } = tasks;
  const { kind, detail, who, to } = entry;
  switch (kind) {
    case "assigned":
      return detail !== "" && detail === who ? saved.took : `${eventText(entry)}.`;
    case "note":
    case "undone":
    case "entered":
      return saved[kind];
    case "not-spam":
      return saved.notSpam;
    case "message":
      return detail === "desk" ? saved.message : `${eventText(entry)}.`;
    case "status":
      return to && to !== "closed" ? saved.status(statusWords[to]) : `${eventText(entry)}.`;
    default:
      return `${eventText(entry)}.`;
  }
}

/** For a mail that was sent again, the note holds the kind of mail. */
const noteText = ({ kind, note }: HistoryEntry) =>
  kind === "mail" ? words.mailKinds[note as MailKind] : note;

export function NoteForm({
  inquiry,
  colleagues,
  problem,
}: {
  inquiry: InquiryDetails;
  /** Who is told when a note names them. */
  colleagues: readonly Colleague[];
  problem: Problem | undefined;
}) {
  return (
    <PostForm className="panel change note-form">
      <input name="seen" type="hidden" value={inquiry.version} />
      <ChangeProblem at="note" problem={problem} />
      <p>
        <label htmlFor="note">{words.note}</label>
        <span className="hint" id="note-hint">
          {words.noteHint}
        </span>
        <textarea
          aria-describedby={problem?.at === "note" ? "note-hint change-problem" : "note-hint"}
          aria-invalid={problem?.at === "note" ? true : undefined}
          data-key="a"
          defaultValue={problem?.at === "day" ? undefined : problem?.note}
          dir="auto"
          id="note"
          maxLength={longestNote}
          name="note"
          rows={1}
        />
      </p>
      <NamesToChoose names={colleagues.map(({ name }) => name)} />
      <p className="buttons">
        <DoButton className="button plain" value="note">
          {words.addNote}
        </DoButton>
      </p>
    </PostForm>
  );
}
