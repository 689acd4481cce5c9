import { staffWords, statusWords } from "~/content/en/staff/staff";
import { outcomeWords } from "~/content/en/staff/staff-numbers";
import { printingWords } from "~/content/en/staff/staff-printing";
import { LinkForms } from "~/staff/conversation/talk";
import { localDay } from "~/staff/frame/local-time";
import { useStaff } from "~/staff/frame/use-staff";
import { ChangeProblem, type Problem } from "~/staff/inquiry-record/change-problem";
import { type ClosedAs, closedAs, inquiryStatuses } from "~/staff/inquiry-record/inquiry-states";
import { type DeskMail, type InquiryDetails, longestNote } from "./inquiry-types";

const words = staffWords.inquiry;

/** Status in one click, with a note if there is one; or a note alone. */
export function ChangeForm({
  inquiry,
  idempotencyKey,
  problem,
}: {
  inquiry: InquiryDetails;
  idempotencyKey: string;
  problem: Problem | undefined;
}) {
  const { status, version } = inquiry;
  const next = inquiryStatuses[inquiryStatuses.indexOf(status) + 1];
  return (
    <section aria-labelledby="change-heading" className="panel">
      <h2 id="change-heading">{words.change}</h2>
      <form className="change" method="post">
        <input name="attempt" type="hidden" value={idempotencyKey} />
        <input name="from" type="hidden" value={status} />
        <input name="seen" type="hidden" value={version} />
        <ChangeProblem at="note" problem={problem} />
        <p>
          <label htmlFor="note">{words.note}</label>
          <span className="hint" id="note-hint">
            {words.noteHint}
          </span>
          <textarea
            aria-describedby={problem?.field ? "note-hint change-problem" : "note-hint"}
            aria-invalid={problem?.field ? true : undefined}
            data-key="a"
            defaultValue={problem?.day ? undefined : problem?.note}
            dir="auto"
            id="note"
            maxLength={longestNote}
            name="note"
            rows={3}
          />
        </p>
        {status !== "closed" && (
          <p className="outcome">
            <label htmlFor="outcome">{words.outcome}</label>
            <select defaultValue={likelyOutcome(inquiry)} id="outcome" name="outcome">
              {closedAs.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {outcomeWords[outcome]}
                </option>
              ))}
            </select>
          </p>
        )}
        <p className="buttons">
          {inquiryStatuses
            .filter((other) => other !== status)
            .map((to) => (
              <button
                className={to === next ? "button" : "button quiet"}
                key={to}
                name="do"
                type="submit"
                value={`status:${to}`}
              >
                {words.markAs(statusWords[to].toLowerCase())}
              </button>
            ))}
          <button className="button quiet" name="do" type="submit" value="note">
            {words.addNote}
          </button>
        </p>
      </form>
    </section>
  );
}

/** The outcome that the desk's notes suggest is chosen already, so that closing takes one click. */
function likelyOutcome({ status, bookings, unansweredCalls }: InquiryDetails): ClosedAs {
  if (bookings.some(({ state }) => state === "came")) return "came";
  if (status === "booked") return "booked";
  return unansweredCalls > 0 ? "no-answer" : "not-interested";
}

/** Says that an inquiry is in suspected spam, and takes it back with one click. */
export function NotSpamForm({
  mails,
  idempotencyKey,
}: {
  mails: readonly DeskMail[];
  idempotencyKey: string;
}) {
  const sent = mails.some(({ state }) => state === "sent");
  return (
    <form className="notice" method="post">
      <input name="attempt" type="hidden" value={idempotencyKey} />
      <p>
        {words.spam} {sent ? words.spamMails.sent : words.spamMails.none}
      </p>
      <button className="button" name="do" type="submit" value="not-spam">
        {words.notSpam}
      </button>
    </form>
  );
}

function SpamForm({ idempotencyKey }: { idempotencyKey: string }) {
  return (
    <form method="post">
      <input name="attempt" type="hidden" value={idempotencyKey} />
      <button className="link-button" name="do" type="submit" value="spam">
        {words.markSpam}
      </button>
    </form>
  );
}

const dayLength = 86_400_000;

/** Rarely needed links: who looked, spam, deleting, and when retention deletes it. */
export function RareThings({
  inquiry,
  idempotencyKey,
  now,
}: {
  inquiry: InquiryDetails;
  idempotencyKey: string;
  now: number;
}) {
  const { reference, deletedOn, spam } = inquiry;
  const { may } = useStaff();
  const days = deletedOn ? Math.max(0, Math.ceil((Date.parse(deletedOn) - now) / dayLength)) : 0;
  return (
    <details className="menu">
      <summary>{words.moreMenu}</summary>
      <div className="menu-sheet">
        <ul>
          {may("/staff/audit") && (
            <li>
              <a className="tap" href={`/staff/audit?reference=${reference}`}>
                {words.auditTrail}
              </a>
            </li>
          )}
          {may("/staff/inquiries/:reference/print") && (
            <li>
              <a className="tap" href={`/staff/inquiries/${reference}/print`}>
                {printingWords.print}
              </a>
            </li>
          )}
          {!spam && may("/staff/inquiries/:reference", "spam") && (
            <li>
              <SpamForm idempotencyKey={idempotencyKey} />
            </li>
          )}
          {may("/staff/inquiries/:reference", "link") && (
            <li>
              <LinkForms idempotencyKey={idempotencyKey} />
            </li>
          )}
          {may("/staff/inquiries/:reference/delete") && (
            <li>
              <a className="tap" href={`/staff/inquiries/${reference}/delete`}>
                {words.erase}
              </a>
            </li>
          )}
        </ul>
        <p className="hint">
          {deletedOn ? words.deletedOn(localDay(deletedOn), days) : words.kept}
        </p>
      </div>
    </details>
  );
}
