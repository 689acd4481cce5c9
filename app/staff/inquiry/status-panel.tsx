import { staffWords, statusWords } from "~/content/en/staff/staff";
import { outcomeWords } from "~/content/en/staff/staff-numbers";
import { inquiryTaskWords as tasks } from "~/content/en/staff/staff-queue";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { Menu, useStaff } from "~/staff/frame/staff-frame";
import {
  type ClosedAs,
  closedAs,
  type InquiryStatus,
  inquiryStatuses,
  longestNote,
} from "~/staff/inquiry-record/inquiry-states";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { InquiryDetails } from "./open-inquiry.server";

const words = staffWords.inquiry;

type Props = {
  inquiry: InquiryDetails;
  me: Colleague;
  colleagues: readonly Colleague[];
  mayChange: boolean;
};

export function StatusPanel(props: Props) {
  const { inquiry, me, mayChange } = props;
  const { may } = useStaff();
  const { assignedTo, status } = inquiry;
  const change = (
    <>
      <input name="from" type="hidden" value={status} />
      <input name="seen" type="hidden" value={inquiry.version} />
    </>
  );
  return (
    <section aria-labelledby="status-heading" className="panel status-panel">
      <h2 className="visually-hidden" id="status-heading">
        {words.status}
      </h2>
      <div className="status-line">
        {mayChange ? (
          <Menu
            className="button quiet small has-menu"
            id="status-menu"
            label={
              <>
                <span className="visually-hidden">{words.status}: </span>
                <Status of={status} />
              </>
            }
          >
            <PostForm>
              {change}
              {inquiryStatuses
                .filter((to) => to !== "closed" || status === "closed")
                .map((to) => (
                  <DoButton
                    aria-current={to === status ? "true" : undefined}
                    className="menu-item"
                    disabled={to === status}
                    key={to}
                    value={`status:${to}`}
                  >
                    <Status of={to} />
                  </DoButton>
                ))}
            </PostForm>
          </Menu>
        ) : (
          <Status of={status} />
        )}
        {mayChange && status !== "closed" && (
          <Menu className="button plain has-menu" data-key="x" id="close-menu" label={words.close}>
            <PostForm className="change">
              {change}
              <CloseFields inquiry={inquiry} />
            </PostForm>
          </Menu>
        )}
        <span className="has-it" data-live="owner">
          {tasks.whoHasIt(assignedTo, me)}
        </span>
      </div>
      {may("/staff/inquiries/:reference", "assign") && <GiveForm {...props} />}
    </section>
  );
}

const Status = ({ of }: { of: InquiryStatus }) => (
  <span className="status" data-status={of}>
    {statusWords[of]}
  </span>
);

/** One click on an outcome closes the inquiry; the likely one has focus for Enter. */
function CloseFields({ inquiry }: { inquiry: InquiryDetails }) {
  const likely = likelyOutcome(inquiry);
  return (
    <>
      <fieldset>
        <legend>{words.outcome}</legend>
        {closedAs.map((outcome) => (
          <DoButton
            // Takes the focus when the popover opens, not before.
            autoFocus={outcome === likely}
            className="menu-item"
            key={outcome}
            value={`close:${outcome}`}
          >
            {outcomeWords[outcome]}
            {outcome === likely && <span className="hint">{words.likely}</span>}
          </DoButton>
        ))}
      </fieldset>
      <p>
        <label htmlFor="closing-note">{words.closingNote}</label>
        <textarea dir="auto" id="closing-note" maxLength={longestNote} name="note" rows={2} />
      </p>
    </>
  );
}

/** The outcome that the desk's own entries suggest. */
function likelyOutcome(inquiry: InquiryDetails): ClosedAs {
  const { status, bookings, unansweredCalls, wrongNumber } = inquiry;
  if (bookings.some(({ state }) => state === "came")) return "came";
  if (status === "booked") return "booked";
  if (wrongNumber) return "wrong-number";
  return unansweredCalls > 0 ? "no-answer" : "not-interested";
}

/** Number of names in the row; one click shows the others. */
const inLine = 6;

/** Assigns to any colleague, or unassigns, by one click or one key. */
function GiveForm({ inquiry, me, colleagues }: Props) {
  const { assignedTo } = inquiry;
  // Each colleague's number stays, whoever is the assignee.
  const others = colleagues
    .filter(({ id }) => id !== me.id)
    .map((person, n) => ({ ...person, number: n + 1 }))
    .filter(({ id }) => id !== assignedTo?.id);
  if (others.length === 0 && !assignedTo) return null;
  return (
    <PostForm aria-label={tasks.give} className="give">
      <input name="had" type="hidden" value={assignedTo?.id ?? ""} />
      <span aria-hidden="true">{tasks.give}</span>
      <div>
        {others.slice(0, inLine).map((person) => (
          <AssignButton
            key={person.id}
            clickedBy={person.number <= inLine ? `${person.number}` : undefined}
            to={person}
          />
        ))}
        {assignedTo && <AssignButton clickedBy="0" to={null} />}
        {others.length > inLine && (
          <Menu id="give-to-others" label={tasks.giveOthers}>
            <ul>
              {others.slice(inLine).map((person) => (
                <li key={person.id}>
                  <AssignButton className="menu-item" to={person} />
                </li>
              ))}
            </ul>
          </Menu>
        )}
      </div>
    </PostForm>
  );
}

function AssignButton({
  to,
  clickedBy,
  className = "link-button",
}: {
  to: Colleague | null;
  clickedBy?: string | undefined;
  className?: string;
}) {
  return (
    <DoButton className={className} data-key={clickedBy} value={`assign:${to?.id ?? ""}`}>
      {to?.name ?? tasks.toNobody}
    </DoButton>
  );
}
