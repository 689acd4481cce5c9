import { staffWords } from "~/content/en/staff/staff";
import { languageNames } from "~/content/en/staff/staff-queue";
import { talkWords, talkWords as words } from "~/content/en/staff/staff-talk";
import type { Language } from "~/content/languages";
import { appointmentStart, clinicTime } from "~/facts/hours/clinic-time";
import { clinicClock, daysBetween } from "~/facts/hours/local-date";
import { useStaff } from "~/staff/frame/staff-frame";
import { ChangeProblem, type Problem } from "~/staff/inquiry-record/change-problem";
import { longestMessage } from "~/staff/inquiry-record/inquiry-states";
import { telLink } from "~/staff/inquiry-record/phone-number";
import type { Unreachable } from "~/staff/inquiry-record/unreachable";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { Message } from "./conversation.server";
import type { FilledReply } from "./saved-replies.server";

export type WriteFormProps = {
  inquiry: {
    reference: string;
    version: number;
    messages: readonly Message[];
    unread: boolean;
    unreachable: Unreachable | null;
    phone: string;
    language: Language;
  };
  replies: readonly FilledReply[];
  chosen: FilledReply | null;
  draft: { body: string; savedAt: string } | null;
  /** Who else is writing to this visitor now; "" without others. */
  writing: string;
  now: number;
  problem: Problem | undefined;
};

/**
 * The reply box: its text is kept as a draft until it is sent or discarded. Where nothing reaches the
 * visitor, it says so and leads to a call or a note; a text that was typed before is still shown.
 */
export function WriteForm(props: WriteFormProps) {
  const { inquiry, replies: answers, draft, writing, now, problem } = props;
  const isHeld = problem?.shown !== undefined;
  const wrong = problem?.at === "answer" && !isHeld;
  const text = problem?.answer ?? withChosen(draft?.body ?? "", props.chosen?.text ?? "");
  const { unreachable } = inquiry;
  if (unreachable && text === "") return <InsteadOfWriting inquiry={inquiry} />;
  return (
    <PostForm className="change composer">
      <input name="seen" type="hidden" value={inquiry.version} />
      <input name="newest" type="hidden" value={inquiry.messages.at(-1)?.id ?? ""} />
      <ChangeProblem at="answer" problem={problem} />
      <p>
        <label htmlFor="answer">{words.label}</label>
        <span aria-live="polite" className="writing" data-live="writing">
          {writing}
        </span>
        <span className="hint" id="answer-hint">
          {unreachable ? words.unreachable[unreachable] : words.hint}
          {!unreachable &&
            inquiry.language !== "en" &&
            ` ${words.noticesIn(languageNames[inquiry.language])}`}
        </span>
        <textarea
          aria-describedby={wrong || isHeld ? "answer-hint change-problem" : "answer-hint"}
          aria-invalid={wrong ? true : undefined}
          // A browser that fills the field after a reload would undo what another device has saved.
          autoComplete="off"
          data-draft=""
          data-key="w"
          data-unsaved={text === (draft?.body ?? "") ? undefined : ""}
          defaultValue={text}
          dir="auto"
          id="answer"
          maxLength={longestMessage}
          name="answer"
          placeholder=" "
          rows={4}
        />
      </p>
      <p className="buttons">
        {unreachable ? (
          <Instead inquiry={inquiry} />
        ) : (
          <>
            <DoButton aria-keyshortcuts="Control+Enter Meta+Enter" className="button" value="write">
              {words.submit}
            </DoButton>
            <DoButton className="button plain" value="write:close">
              {words.andClose}
            </DoButton>
            <DoButton className="button plain" value="write:next">
              {words.andNext}
            </DoButton>
          </>
        )}
        {inquiry.unread && (
          <DoButton className="button plain" form="read-form" value="read">
            {words.read}
          </DoButton>
        )}
        <DoButton className="button plain" data-keep-draft="" value="draft:keep">
          {words.keep}
        </DoButton>
        <span
          className="draft"
          data-failed={words.notKept}
          hidden={!draft}
          id="draft"
          tabIndex={-1}
        >
          <span data-live="draft">{draft && draftText(draft.savedAt, now)}</span>
          <DoButton className="link-button" value="draft:discard">
            {words.discard}
          </DoButton>
        </span>
      </p>
      {answers.length > 0 && !unreachable && (
        <details className="saved-replies">
          <summary>{words.insert}</summary>
          <ul>
            {answers.map(({ id, title, language, text: filled }) => (
              <li key={id}>
                <a className="tap" data-insert={filled} href={`?answer=${id}#answer`}>
                  {title}
                </a>
                {language !== inquiry.language && (
                  <span className="hint">{languageNames[language]}</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </PostForm>
  );
}

const InsteadOfWriting = ({ inquiry }: Pick<WriteFormProps, "inquiry">) => (
  <PostForm className="change composer">
    <p>{inquiry.unreachable && words.unreachable[inquiry.unreachable]}</p>
    <p className="buttons">
      <Instead inquiry={inquiry} />
      {inquiry.unread && (
        <DoButton className="button plain" form="read-form" value="read">
          {words.read}
        </DoButton>
      )}
    </p>
  </PostForm>
);

function Instead({ inquiry: { phone, unreachable } }: Pick<WriteFormProps, "inquiry">) {
  const mayRenew = useStaff().may("/staff/inquiries/:reference", "link");
  return (
    <>
      {phone && (
        <a className="button quiet" href={telLink(phone)}>
          {staffWords.inquiry.call}
        </a>
      )}
      <a className="button plain" href="#note">
        {words.addNote}
      </a>
      {unreachable === "stopped" && mayRenew && (
        <DoButton className="button quiet" value="link:renew">
          {words.renew}
        </DoButton>
      )}
    </>
  );
}

/** The draft followed by the saved reply, unless it contains that already. */
const withChosen = (draft: string, chosen: string) =>
  draft.includes(chosen) ? draft : [draft, chosen].filter(Boolean).join("\n\n");

/** "Draft, saved 2:14 PM" on the clinic's clock, with the day unless it is today. `now`: milliseconds. */
export function draftText(savedAt: string, now: number): string {
  const day = clinicClock(Date.parse(savedAt)).day;
  const isToday = daysBetween(day, clinicClock(now).day) === 0;
  return talkWords.draft(isToday ? appointmentStart(savedAt) : clinicTime(savedAt));
}
