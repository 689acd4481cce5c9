import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { talkWords as words } from "~/content/en/staff/staff-talk";
import { LocalTime } from "~/staff/frame/local-time";
import { ChangeProblem, type Problem } from "~/staff/inquiry/change-problem";
import type { InquiryDetails } from "~/staff/inquiry/inquiry-types";
import { longestMessage, type Message } from "./conversation";

/** A ready answer, its blanks filled in for this visitor. */
export type FilledAnswer = { id: string; title: string; text: string };

type Props = {
  inquiry: InquiryDetails;
  attempt: string;
  answers: readonly FilledAnswer[];
  /** The ready answer that was asked for by its link. */
  chosen: FilledAnswer | null;
  mayChange: boolean;
  problem: Problem | undefined;
};

/** The newest messages; those before them are behind one click, so that the box to write in is near. */
const shown = 4;

/** The private conversation with the visitor, and the box to write in. */
export function Talk(props: Props) {
  const { messages, unread, reference } = props.inquiry;
  const earlier = messages.slice(0, -shown);
  return (
    <section aria-labelledby="talk-heading" className="panel talk">
      <h2 className="visually-hidden" id="talk-heading">
        {words.title}
      </h2>
      {messages.length === 0 && <p className="hint">{words.none}</p>}
      {earlier.length > 0 && (
        <details>
          <summary>{words.earlier(earlier.length)}</summary>
          <Messages messages={earlier} reference={reference} />
        </details>
      )}
      <Messages messages={messages.slice(-shown)} reference={reference} />
      {props.mayChange && <WriteForm {...props} />}
      {props.mayChange && unread && (
        <form id="read-form" method="post">
          <input name="attempt" type="hidden" value={props.attempt} />
        </form>
      )}
    </section>
  );
}

/** Those of joined inquiries name theirs. */
export function Messages({
  messages,
  reference,
}: {
  messages: readonly Message[];
  reference: string;
}) {
  return (
    <ol className="messages">
      {messages.map(({ id, at, author, who, body, reference: of }) => (
        <li data-author={author} key={id}>
          <p className="hint">
            {author === "visitor" ? words.visitor : who}, <LocalTime at={at} />
            {of !== reference && ` ${inquiryTaskWords.of(of)}`}
          </p>
          <p className="message-text" dir="auto">
            {body}
          </p>
        </li>
      ))}
    </ol>
  );
}

function WriteForm({ inquiry, attempt, answers, chosen, problem }: Props) {
  const wrong = problem?.answer !== undefined;
  return (
    <form className="change composer" method="post">
      <input name="attempt" type="hidden" value={attempt} />
      <input name="seen" type="hidden" value={inquiry.version} />
      <ChangeProblem at="answer" problem={problem} />
      <p>
        <label htmlFor="answer">{words.label}</label>
        <span className="hint" id="answer-hint">
          {inquiry.disowned
            ? words.hintDisowned
            : inquiry.linksStopped
              ? words.hintStopped
              : words.hint}
        </span>
        <textarea
          aria-describedby={wrong ? "answer-hint change-problem" : "answer-hint"}
          aria-invalid={wrong ? true : undefined}
          data-key="w"
          defaultValue={problem?.answer ?? chosen?.text}
          dir="auto"
          id="answer"
          maxLength={longestMessage}
          name="answer"
          rows={4}
        />
      </p>
      <p className="buttons">
        <button className="button" name="do" type="submit" value="write">
          {words.submit}
        </button>
        {inquiry.unread && (
          <button className="button quiet" form="read-form" name="do" type="submit" value="read">
            {words.read}
          </button>
        )}
      </p>
      {answers.length > 0 && (
        <details className="ready-answers">
          <summary>{words.insert}</summary>
          <ul>
            {answers.map(({ id, title, text }) => (
              <li key={id}>
                <a className="tap" data-insert={text} href={`?answer=${id}#answer`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  );
}

/** Until the desk decides, no mail about the inquiry is sent to this email. */
export function DisownedNotice({ attempt }: { attempt: string | null }) {
  return (
    <div className="notice">
      <p>{words.disowned}</p>
      {attempt && (
        <form method="post">
          <input name="attempt" type="hidden" value={attempt} />
          <button className="button quiet" name="do" type="submit" value="link:renew">
            {words.renew}
          </button>
        </form>
      )}
    </div>
  );
}

/** Ends the links that were sent; a new one goes to the visitor's email. */
export function LinkForms({ attempt }: { attempt: string }) {
  return (
    <form method="post">
      <input name="attempt" type="hidden" value={attempt} />
      <button className="menu-item" name="do" type="submit" value="link:renew">
        {words.renew}
      </button>
      <button className="menu-item" name="do" type="submit" value="link:withdraw">
        {words.withdraw}
      </button>
    </form>
  );
}
