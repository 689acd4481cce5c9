import { officeDuration, staffWords } from "~/content/en/staff/staff";
import { estimateWords } from "~/content/en/staff/staff-estimates";
import { printingWords } from "~/content/en/staff/staff-printing";
import {
  languageNames,
  queueWords,
  inquiryTaskWords as tasks,
} from "~/content/en/staff/staff-queue";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { emailOnly } from "~/content/form-values";
import { languages } from "~/content/languages";
import type { Colleague, QueueOf } from "~/core/sessions/list-colleagues";
import { localDay } from "~/facts/hours/clinic-time";
import { LinkForms } from "~/staff/conversation/talk";
import { listPath } from "~/staff/frame/list";
import { dueDay, dueTime, plainDay, shortTime } from "~/staff/frame/local-time";
import { Menu, useStaff } from "~/staff/frame/staff-frame";
import { isOpen } from "~/staff/inquiry-record/inquiry-states";
import { telLink } from "~/staff/inquiry-record/phone-number";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { DeskMail, InquiryDetails } from "./open-inquiry.server";
import { queuePath } from "./queue-of";

const words = staffWords.inquiry;

type Props = {
  inquiry: InquiryDetails;
  now: number;
  me: Colleague;
  of: QueueOf;
  /** Who else has the page open; "" without others. */
  opened: string;
};

/** The visitor's name, the waiting time, and the next step: take it, call, go on. */
export function InquiryHead(props: Props) {
  const { inquiry, me, of } = props;
  const { may } = useStaff();
  const mayGive = may("/staff/inquiries/:reference", "assign");
  const { due } = inquiry;
  // The earliest: they are sorted by time, the latest first.
  const coming = inquiry.bookings.findLast(isOpen);
  const request = inquiry.bookings.find(({ state }) => state === "rescheduling");
  const time = officeDuration(inquiry.waitedMinutes);
  const mine = inquiry.assignedTo?.id === me.id;
  const mayWrite =
    inquiry.unreachable === null && (inquiry.sent.reachBy === emailOnly || !inquiry.phone);
  const step = nextStep(inquiry, { mayTake: mayGive && !mine, mayWrite });
  const look = (one: Step) => (one === step ? "button" : "button plain");
  return (
    <header className="inquiry-head">
      <div>
        <h1 dir="auto">{inquiry.name}</h1>
        <p className="inquiry-facts">
          {inquiry.hasRedFlag && <span className="mark red-flag">{queueWords.redFlag}</span>}
          <span className="reference">{inquiry.reference}</span>
          {inquiry.language !== "en" && <span>{languageNames[inquiry.language]}</span>}
          {inquiry.joined.length > 0 && (
            <a href="#same-heading">{tasks.same.count(inquiry.joined.length + 1)}</a>
          )}
          {(inquiry.answeredAt || inquiry.waitedMinutes > 0) && (
            <span>{inquiry.answeredAt ? words.answered(time) : words.waiting(time)}</span>
          )}
          {inquiry.overdue && <span className="mark">{words.overdue}</span>}
          <span className="opened" data-live="opened">
            {props.opened}
          </span>
          {coming && (
            <span className="due">
              {tasks.followUp.due(queueWords.dueKinds.booking, shortTime(coming.startsAt))}
            </span>
          )}
          {due && due.kind !== "booking" && (
            <span className="due">
              {tasks.followUp.due(
                queueWords.dueKinds[due.kind],
                due.kind === "follow-up" ? dueTime(due.at) : dueDay(due.at),
              )}
              {due.reason && ` (${due.reason})`}
            </span>
          )}
          {inquiry.estimateDue && (
            <span className={inquiry.estimateDue.late ? "mark" : "due"}>
              {estimateWords.dueBy(plainDay(inquiry.estimateDue.on))}
            </span>
          )}
        </p>
        {request && (
          <p className="problem">
            {bookingWords.states.rescheduling}
            {request.requested_time && (
              <>
                : <q dir="auto">{request.requested_time}</q>
              </>
            )}
          </p>
        )}
      </div>
      <div className="thumb-bar">
        {mayGive && !mine && <TakeForm {...props} className={look("take")} />}
        {mayWrite && (
          <a className={look("write")} href="#answer">
            {tasks.write}
          </a>
        )}
        {inquiry.phone && (
          <a className={look("call")} data-key="c" href={telLink(inquiry.phone)}>
            {words.call}
          </a>
        )}
        <a
          className={look("next")}
          data-key="n"
          href={listPath("/staff/next", {
            after: inquiry.reference,
            who: of === me.id ? "me" : of,
          })}
        >
          {tasks.next}
        </a>
        <RareThings inquiry={inquiry} now={props.now} />
        <a className="visually-hidden" data-key="q" href={queuePath("/staff", of, me)}>
          {queueWords.title}
        </a>
      </div>
    </header>
  );
}

type Step = "take" | "write" | "call" | "next";

/** The one filled button: taking the inquiry, then reaching the visitor; the next one once it is closed. */
function nextStep(
  { status, phone }: InquiryDetails,
  { mayTake, mayWrite }: Record<"mayTake" | "mayWrite", boolean>,
): Step {
  if (status === "closed") return "next";
  if (mayTake) return "take";
  if (mayWrite) return "write";
  return phone ? "call" : "next";
}

function TakeForm({ inquiry, me, className }: Props & { className: string }) {
  return (
    <PostForm>
      <input name="had" type="hidden" value={inquiry.assignedTo?.id ?? ""} />
      <DoButton className={className} data-key="t" value={`assign:${me.id}`}>
        {tasks.take}
      </DoButton>
    </PostForm>
  );
}

const dayLength = 86_400_000;

function RareThings({ inquiry, now }: { inquiry: InquiryDetails; now: number }) {
  const { reference, deletedOn } = inquiry;
  const { may } = useStaff();
  const days = deletedOn ? Math.max(0, Math.ceil((Date.parse(deletedOn) - now) / dayLength)) : 0;
  return (
    <Menu id="more-actions" label={words.moreMenu}>
      <ul>
        {may("/staff/audit") && (
          <li>
            <a className="menu-item" href={`/staff/audit?reference=${reference}`}>
              {words.auditTrail}
            </a>
          </li>
        )}
        {may("/staff/inquiries/:reference/print") && (
          <li>
            <a className="menu-item" href={`/staff/inquiries/${reference}/print`}>
              {printingWords.print}
            </a>
          </li>
        )}
        {!inquiry.spam && may("/staff/inquiries/:reference", "spam") && (
          <li>
            <PostForm>
              <DoButton className="menu-item" value="spam">
                {words.markSpam}
              </DoButton>
            </PostForm>
          </li>
        )}
        {inquiry.unreachable !== "no-mails" && may("/staff/inquiries/:reference", "link") && (
          <li>
            <LinkForms />
          </li>
        )}
        {may("/staff/inquiries/:reference", "language") && (
          <li>
            <PostForm>
              {languages
                .filter((one) => one !== inquiry.language)
                .map((one) => (
                  <DoButton className="menu-item" key={one} value={`language:${one}`}>
                    {tasks.writeIn(languageNames[one])}
                  </DoButton>
                ))}
            </PostForm>
          </li>
        )}
        {may("/staff/inquiries/:reference/delete") && (
          <li>
            <a className="menu-item danger" href={`/staff/inquiries/${reference}/delete`}>
              {words.erase}
            </a>
          </li>
        )}
      </ul>
      <p className="hint">{deletedOn ? words.deletedOn(localDay(deletedOn), days) : words.kept}</p>
    </Menu>
  );
}

export function NotSpamForm({ mails }: { mails: readonly DeskMail[] }) {
  const sent = mails.some(({ state }) => state === "sent");
  return (
    <PostForm className="problem">
      <p>
        {words.spam} {sent ? words.spamMails.sent : words.spamMails.none}
      </p>
      <DoButton className="button" value="not-spam">
        {words.notSpam}
      </DoButton>
    </PostForm>
  );
}
