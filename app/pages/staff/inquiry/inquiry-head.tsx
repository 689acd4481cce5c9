import { officeDuration, staffWords, statusWords } from "~/content/en/staff/staff";
import { queueWords, inquiryTaskWords as tasks } from "~/content/en/staff/staff-queue";
import type { InquiryDetails } from "~/contracts/desk-inquiry";
import type { Colleague, QueueOf } from "~/contracts/queue";
import { listAddress } from "../frame/list-address";
import { localDay } from "../frame/local-time";
import { queueAddress } from "../queue/queue-of";
import { RareThings } from "./inquiry-actions";
import { telLink } from "./reply-links";

const words = staffWords.inquiry;

type Props = {
  inquiry: InquiryDetails;
  attempt: string;
  now: number;
  me: Colleague;
  of: QueueOf;
  colleagues: readonly Colleague[];
  mayChange: boolean;
};

/** Whose inquiry it is, how it stands, and the next step: take it, call, go on. */
export function InquiryHead(props: Props) {
  const { inquiry, me, of, mayChange } = props;
  const { assignedTo, due } = inquiry;
  const time = officeDuration(inquiry.waitedMinutes);
  const mine = assignedTo?.id === me.id;
  return (
    <header className="inquiry-head">
      <div>
        <h1 dir="auto">{inquiry.name}</h1>
        <p className="inquiry-facts">
          <span className="reference">{inquiry.reference}</span>
          <span className="status" data-status={inquiry.status}>
            {statusWords[inquiry.status]}
          </span>
          <span>{inquiry.answeredAt ? words.answered(time) : words.waiting(time)}</span>
          {inquiry.overdue && <span className="mark">{words.overdue}</span>}
          <span>
            {mine ? tasks.yours : assignedTo ? tasks.has(assignedTo.name) : tasks.nobodyHas}
          </span>
          {due && (
            <span className="due">
              {tasks.followUp.due(queueWords.dueKinds[due.kind], localDay(due.at))}
              {due.reason && ` (${due.reason})`}
            </span>
          )}
        </p>
      </div>
      <div className="thumb-bar">
        {mayChange && !mine && <AssignButton {...props} label={tasks.take} main to={me} />}
        <a className={mine ? "button" : "button quiet"} data-key="c" href={telLink(inquiry.phone)}>
          {words.call}
        </a>
        <a
          className="button quiet"
          data-key="n"
          href={listAddress("/staff/next", {
            after: inquiry.reference,
            who: of === me.id ? "me" : of,
          })}
        >
          {tasks.next}
        </a>
        {mayChange && <GiveMenu {...props} />}
        <RareThings attempt={props.attempt} inquiry={inquiry} now={props.now} />
        <a className="visually-hidden" data-key="q" href={queueAddress("/staff", of, me)}>
          {queueWords.title}
        </a>
      </div>
    </header>
  );
}

/** Every colleague is one click away, and nobody too. */
function GiveMenu(props: Props) {
  const { inquiry, me, colleagues } = props;
  const others = colleagues.filter(({ id }) => id !== me.id && id !== inquiry.assignedTo?.id);
  return (
    <details className="menu">
      <summary>{tasks.give}</summary>
      <ul className="menu-sheet">
        {others.map((person) => (
          <li key={person.id}>
            <AssignButton {...props} label={person.name} to={person} />
          </li>
        ))}
        {inquiry.assignedTo && (
          <li>
            <AssignButton {...props} label={tasks.toNobody} to={null} />
          </li>
        )}
      </ul>
    </details>
  );
}

function AssignButton({
  inquiry,
  attempt,
  to,
  label,
  main = false,
}: Props & { to: Colleague | null; label: string; main?: boolean }) {
  return (
    <form method="post">
      <input name="attempt" type="hidden" value={attempt} />
      <input name="had" type="hidden" value={inquiry.assignedTo?.id ?? ""} />
      <button
        className={main ? "button" : "link-button"}
        data-key={main ? "t" : undefined}
        name="do"
        type="submit"
        value={`assign:${to?.id ?? ""}`}
      >
        {label}
      </button>
    </form>
  );
}
