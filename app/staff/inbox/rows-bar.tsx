import { outcomeWords } from "~/content/en/staff/staff-numbers";
import { rowsWords as words } from "~/content/en/staff/staff-queue";
import type { Colleague, QueueOf } from "~/core/sessions/list-colleagues";
import { Menu, useStaff } from "~/staff/frame/staff-frame";
import { closedAs } from "~/staff/inquiry-record/inquiry-states";
import { DoButton, Outcome, PostForm } from "~/ui/form/post-form";

/** The last change of rows, as the URL names it: "closed", "given", "spam", "undone" or "sent". */
export type RowsDone = {
  what: keyof typeof words.done;
  references: string[];
  count: number;
  /** Those that somebody else had changed first. */
  left: string[];
};

/** `did=closed&rows=CW-1.CW-2&left=CW-3`: what was done before this page; null: nothing. */
export function readRowsDone(query: URLSearchParams): RowsDone | null {
  const did = query.get("did") ?? "";
  const named = (list: string) =>
    (query.get(list) ?? "").split(".").filter((one) => /^[\w-]{1,40}$/.test(one));
  const references = named("rows");
  const what = (Object.keys(words.done) as RowsDone["what"][]).find((one) => one === did);
  const n = Number(query.get("n"));
  const count = Number.isSafeInteger(n) && query.has("n") ? n : references.length;
  return what ? { what, references, count, left: named("left") } : null;
}

/** The actions on the chosen rows; shown while there is one. */
export function RowsBar({
  of,
  me,
  colleagues,
}: {
  of: QueueOf;
  me: Colleague;
  colleagues: readonly Colleague[];
}) {
  const { may } = useStaff();
  return (
    <PostForm action="/staff" aria-label={words.title} className="rows-bar" id="rows">
      <input name="who" type="hidden" value={of === me.id ? "me" : of} />
      <span aria-live="polite" data-some={words.chosen} data-ticked="row">
        {words.title}
      </span>
      <Menu className="button quiet small" id="close-rows" label={words.close}>
        {closedAs.map((outcome) => (
          <DoButton className="menu-item" key={outcome} value={`close-rows:${outcome}`}>
            {outcomeWords[outcome]}
          </DoButton>
        ))}
      </Menu>
      {may("/staff", "give-rows") && (
        <Menu className="button quiet small" id="give-rows" label={words.give}>
          {[...colleagues, null].map((person) => (
            <DoButton
              className="menu-item"
              key={person?.id ?? ""}
              value={`give-rows:${person?.id ?? ""}`}
            >
              {person ? (person.id === me.id ? words.me : person.name) : words.nobody}
            </DoButton>
          ))}
        </Menu>
      )}
      {may("/staff", "spam-rows") && (
        <DoButton className="button quiet small" value="spam-rows">
          {words.spam}
        </DoButton>
      )}
    </PostForm>
  );
}

/**
 * Names the last change, with Undo. `name`: of the first row; `to`: its assignee, "" for none;
 * `leftName`: of the first row that was left as it is.
 */
export function RowsNotice({
  done,
  who,
  name,
  to,
  leftName,
}: {
  done: RowsDone;
  who: string;
  name: string;
  to: string;
  leftName: string;
}) {
  const { what, references, count, left } = done;
  const doneText = words.done[what](words.which(count, name), to, count);
  const canUndo = what !== "undone" && what !== "sent" && references.length > 0;
  return (
    <div className={left.length > 0 ? "notice" : "notice saved"}>
      <Outcome role="status">
        {(count > 0 || left.length === 0) && doneText}
        {left.length > 0 && ` ${words.left(words.which(left.length, leftName), left.length)}`}
      </Outcome>
      {canUndo && (
        <PostForm action="/staff" className="undo">
          <input name="who" type="hidden" value={who} />
          {references.map((reference) => (
            <input key={reference} name="row" type="hidden" value={reference} />
          ))}
          <DoButton className="link-button" data-key="u" value={`undo-rows:${what}`}>
            {words.undo}
          </DoButton>
        </PostForm>
      )}
    </div>
  );
}
