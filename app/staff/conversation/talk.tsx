import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { talkWords as words } from "~/content/en/staff/staff-talk";
import { LocalTime } from "~/staff/frame/local-time";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { Message } from "./conversation.server";
import { WriteForm, type WriteFormProps } from "./write-form";

type Props = WriteFormProps & { mayChange: boolean };

/**
 * Number of newest messages shown; one click shows the earlier ones, so that the reply box is near.
 */
const shown = 4;

/**
 * The private conversation with the visitor, and the reply box. A script adds what others write
 * while the page is open (follow-conversation.ts).
 */
export function Talk(props: Props) {
  const { inquiry, problem } = props;
  const { messages, unread, reference } = inquiry;
  const fresh = problem?.shown === undefined ? [] : newerThan(messages, problem.shown);
  const inSight = Math.max(shown, fresh.length);
  const earlier = messages.slice(0, -inSight);
  return (
    <section
      aria-labelledby="talk-heading"
      className="panel talk"
      data-newest={messages.at(-1)?.id ?? ""}
    >
      <h2 className="visually-hidden" id="talk-heading">
        {words.title}
      </h2>
      {messages.length === 0 && (
        <p className="hint no-messages">{inquiry.unreachable ? words.noneYet : words.none}</p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{words.earlier(earlier.length)}</summary>
          <Messages messages={earlier} reference={reference} />
        </details>
      )}
      <div aria-live="polite" data-thread="">
        <Messages fresh={fresh} messages={messages.slice(-inSight)} reference={reference} />
      </div>
      <template data-message="">
        <li>
          <p className="hint">
            <NewMark />
            <span data-part="by" />, <time data-part="time" /> <span data-part="of" />
          </p>
          <p className="message-text" data-part="body" dir="auto" />
        </li>
      </template>
      {props.mayChange && <WriteForm {...props} />}
      {props.mayChange && unread && <PostForm id="read-form"></PostForm>}
    </section>
  );
}

/** Messages after the one with this id; all of them when the list does not contain it. */
export const newerThan = <Item extends { id: string }>(messages: readonly Item[], id: string) =>
  messages.slice(messages.findIndex((message) => message.id === id) + 1);

/** Messages of joined inquiries name theirs. `fresh`: messages to mark as new. */
export function Messages({
  messages,
  reference,
  fresh = [],
}: {
  messages: readonly Message[];
  reference: string;
  fresh?: readonly Message[];
}) {
  return (
    <ol className="messages">
      {messages.map((message) => {
        const { id, at, author, who, body, reference: of } = message;
        return (
          <li data-author={author} id={`message-${id}`} key={id}>
            <p className="hint">
              {fresh.includes(message) && <NewMark />}
              {author === "visitor" ? words.visitor : who}, <LocalTime at={at} />
              {of !== reference && ` ${inquiryTaskWords.of(of)}`}
            </p>
            <p className="message-text" dir="auto">
              {body}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const NewMark = () => (
  <strong className="status" data-status="new">
    {words.isNew}
  </strong>
);

/** Until the desk decides, no mail about the inquiry is sent to this email. */
export function DisownedNotice({ mayRenew }: { mayRenew: boolean }) {
  return (
    <div className="problem">
      <p>{words.disowned}</p>
      {mayRenew && (
        <PostForm>
          <DoButton className="button quiet" value="link:renew">
            {words.renew}
          </DoButton>
        </PostForm>
      )}
    </div>
  );
}

export function LinkForms() {
  return (
    <PostForm>
      <DoButton className="menu-item" value="link:renew">
        {words.renew}
      </DoButton>
      <DoButton className="menu-item" value="link:withdraw">
        {words.withdraw}
      </DoButton>
    </PostForm>
  );
}
