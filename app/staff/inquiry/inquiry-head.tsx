import { emailOnly } from "~/content/en/reach-options";
import { officeDuration, staffWords, statusWords } from "~/content/en/staff/staff";
import { estimateWords } from "~/content/en/staff/staff-estimates";
import { queueWords, inquiryTaskWords as tasks } from "~/content/en/staff/staff-queue";
import type { Colleague, QueueOf } from "~/core/sessions/list-colleagues";
import { listPath } from "~/staff/frame/list-url";
import { localDay, plainDay } from "~/staff/frame/local-time";
import { useStaff } from "~/staff/frame/use-staff";
import { RareThings } from "./inquiry-actions";
import type { InquiryDetails } from "./inquiry-types";
import { queuePath } from "./queue-of";
import { telLink } from "./reply-links";

const words = staffWords.inquiry;

type Props = {
  inquiry: InquiryDetails;
  idempotencyKey: string;
  now: number;
  me: Colleague;
  of: QueueOf;
  colleagues: readonly Colleague[];
  /** Who else has the page open; "" for nobody. */
  opened: string;
};

/** The visitor's name, the inquiry's status, and the next step: take it, call, go on. */
export function InquiryHead(props: Props) {
  const { inquiry, me, of } = props;
  const { may } = useStaff();
  const mayGive = may("/staff/inquiries/:reference", "assign");
  const { assignedTo, due } = inquiry;
  const time = officeDuration(inquiry.waitedMinutes);
  const mine = assignedTo?.id === me.id;
  const byEmail = inquiry.sent.reachBy === emailOnly;
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
          <span data-live="owner">{tasks.whoHasIt(assignedTo, me)}</span>
          <span className="opened" data-live="opened">
            {props.opened}
          </span>
          {due && (
            <span className="due">
              {tasks.followUp.due(queueWords.dueKinds[due.kind], localDay(due.at))}
              {due.reason && ` (${due.reason})`}
            </span>
          )}
          {inquiry.estimateDue && (
            <span className={inquiry.estimateDue.late ? "mark" : "due"}>
              {estimateWords.dueBy(plainDay(inquiry.estimateDue.on))}
            </span>
          )}
        </p>
        {mayGive && <GiveForm {...props} />}
      </div>
      <div className="thumb-bar">
        {mayGive && !mine && <TakeForm {...props} />}
        {byEmail && (
          <a className={mine ? "button" : "button quiet"} href="#answer">
            {tasks.write}
          </a>
        )}
        <a
          className={mine && !byEmail ? "button" : "button quiet"}
          data-key="c"
          href={telLink(inquiry.phone)}
        >
          {words.call}
        </a>
        <a
          className="button quiet"
          data-key="n"
          href={listPath("/staff/next", {
            after: inquiry.reference,
            who: of === me.id ? "me" : of,
          })}
        >
          {tasks.next}
        </a>
        <RareThings idempotencyKey={props.idempotencyKey} inquiry={inquiry} now={props.now} />
        <a className="visually-hidden" data-key="q" href={queuePath("/staff", of, me)}>
          {queueWords.title}
        </a>
      </div>
    </header>
  );
}

/** Number of names in a line; the others are behind one click. */
const inLine = 6;

/** Every colleague is one click or one key away, and nobody too. */
function GiveForm({ inquiry, idempotencyKey, me, colleagues }: Props) {
  const { assignedTo } = inquiry;
  // The number of each stays, whoever has the inquiry.
  const others = colleagues
    .filter(({ id }) => id !== me.id)
    .map((person, n) => ({ ...person, number: n + 1 }))
    .filter(({ id }) => id !== assignedTo?.id);
  if (others.length === 0 && !assignedTo) return null;
  return (
    <form aria-label={tasks.give} className="give" method="post">
      <input name="attempt" type="hidden" value={idempotencyKey} />
      <input name="had" type="hidden" value={assignedTo?.id ?? ""} />
      <span aria-hidden="true">{tasks.give}</span>
      {others.slice(0, inLine).map((person) => (
        <AssignButton
          key={person.id}
          clickedBy={person.number <= inLine ? `${person.number}` : undefined}
          to={person}
        />
      ))}
      {assignedTo && <AssignButton clickedBy="0" to={null} />}
      {others.length > inLine && (
        <details className="menu">
          <summary>{tasks.giveOthers}</summary>
          <ul className="menu-sheet">
            {others.slice(inLine).map((person) => (
              <li key={person.id}>
                <AssignButton to={person} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  );
}

function AssignButton({ to, clickedBy }: { to: Colleague | null; clickedBy?: string | undefined }) {
  return (
    <button
      className="link-button"
      data-key={clickedBy}
      name="do"
      type="submit"
      value={`assign:${to?.id ?? ""}`}
    >
      {to?.name ?? tasks.toNobody}
    </button>
  );
}

function TakeForm({ inquiry, idempotencyKey, me }: Props) {
  return (
    <form method="post">
      <input name="attempt" type="hidden" value={idempotencyKey} />
      <input name="had" type="hidden" value={inquiry.assignedTo?.id ?? ""} />
      <button className="button" data-key="t" name="do" type="submit" value={`assign:${me.id}`}>
        {tasks.take}
      </button>
    </form>
  );
}
