import { staffWords } from "~/content/en/staff/staff";
import { printingWords } from "~/content/en/staff/staff-printing";
import { LinkForms } from "~/staff/conversation/talk";
import { localDay } from "~/staff/frame/local-time";
import { Menu, useStaff } from "~/staff/frame/staff-frame";
import { ChangeProblem, type Problem } from "~/staff/inquiry-record/change-problem";
import { longestNote } from "~/staff/inquiry-record/inquiry-states";
import { PostForm } from "~/ui/form/post-form";
import type { DeskMail, InquiryDetails } from "./open-inquiry.server";

const words = staffWords.inquiry;

/** Form for a note, above the history. */
export function NoteForm({
  inquiry,
  problem,
}: {
  inquiry: InquiryDetails;
  problem: Problem | undefined;
}) {
  return (
    <PostForm className="change note-form">
      <input name="seen" type="hidden" value={inquiry.version} />
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
          rows={2}
        />
      </p>
      <p className="buttons">
        <button className="button quiet small" name="do" type="submit" value="note">
          {words.addNote}
        </button>
      </p>
    </PostForm>
  );
}

/** Says that an inquiry is in suspected spam, with a button that unmarks it. */
export function NotSpamForm({ mails }: { mails: readonly DeskMail[] }) {
  const sent = mails.some(({ state }) => state === "sent");
  return (
    <PostForm className="notice">
      <p>
        {words.spam} {sent ? words.spamMails.sent : words.spamMails.none}
      </p>
      <button className="button" name="do" type="submit" value="not-spam">
        {words.notSpam}
      </button>
    </PostForm>
  );
}

function SpamForm() {
  return (
    <PostForm>
      <button className="menu-item" name="do" type="submit" value="spam">
        {words.markSpam}
      </button>
    </PostForm>
  );
}

const dayLength = 86_400_000;

/** Rarely needed links: who viewed it, spam, deletion, and when retention deletes it. */
export function RareThings({ inquiry, now }: { inquiry: InquiryDetails; now: number }) {
  const { reference, deletedOn, spam } = inquiry;
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
        {!spam && may("/staff/inquiries/:reference", "spam") && (
          <li>
            <SpamForm />
          </li>
        )}
        {may("/staff/inquiries/:reference", "link") && (
          <li>
            <LinkForms />
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
