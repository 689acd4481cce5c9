import type { ReactNode } from "react";
import { staffWords } from "~/content/en/staff/staff";
import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { talkWords as words } from "~/content/en/staff/staff-talk";
import { LocalTime } from "~/staff/frame/local-time";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { Message } from "./conversation.server";
import { WriteForm, type WriteFormProps } from "./write-form";

/** An event of the inquiry, shown among the messages. `at`: ISO 8601. */
export type TimelineEntry = { id: string; at: string; shown: ReactNode };

type Props = WriteFormProps & {
  mayChange: boolean;
  entries: readonly TimelineEntry[];
  /** Links that show one person's entries only. */
  filter?: ReactNode;
};

/** Number of newest items shown; one click shows the earlier ones, so that the reply box is near. */
const shown = 8;

/**
 * The private conversation with the visitor and what was done meanwhile, in one order, with the reply
 * box at its end. A script adds what others write while the page is open (follow-conversation.ts).
 */
export function Talk(props: Props) {
  const { inquiry, problem, entries } = props;
  const { messages, unread, reference } = inquiry;
  const fresh = problem?.shown === undefined ? [] : newerThan(messages, problem.shown);
  const items = inOrder(messages, entries);
  const firstFresh = items.findIndex((item) => fresh.includes(item as Message));
  const folded = Math.max(0, items.length - shown);
  const from = firstFresh < 0 ? folded : Math.min(folded, firstFresh);
  return (
    <section
      aria-labelledby="talk-heading"
      className="panel talk"
      data-newest={messages.at(-1)?.id ?? ""}
    >
      <h2 className="visually-hidden" id="talk-heading">
        {words.title}
      </h2>
      {messages.length === 0 && !props.mayChange && <p className="hint">{words.noneYet}</p>}
      <section aria-label={staffWords.inquiry.history}>
        {props.filter}
        {from > 0 && (
          <details>
            <summary>{inquiryTaskWords.older(from)}</summary>
            <Timeline items={items.slice(0, from)} reference={reference} />
          </details>
        )}
        <div aria-live="polite" data-thread="">
          <Timeline fresh={fresh} items={items.slice(from)} reference={reference} />
        </div>
      </section>
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

/** The oldest first; a message stands before what was done with it at the same time. */
const inOrder = (messages: readonly Message[], entries: readonly TimelineEntry[]) =>
  [...messages, ...entries].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));

/** Messages after the one with this id; all of them when the list does not contain it. */
export const newerThan = <Item extends { id: string }>(messages: readonly Item[], id: string) =>
  messages.slice(messages.findIndex((message) => message.id === id) + 1);

/** Messages of joined inquiries name theirs. `fresh`: messages to mark as new. */
export function Timeline({
  items,
  reference,
  fresh = [],
}: {
  items: readonly (Message | TimelineEntry)[];
  reference: string;
  fresh?: readonly Message[];
}) {
  return (
    <ol className="messages">
      {items.map((item) => {
        if ("shown" in item)
          return (
            <li className="logged" key={item.id}>
              {item.shown}
            </li>
          );
        const { id, at, author, who, body, reference: of } = item;
        return (
          <li data-author={author} id={`message-${id}`} key={id}>
            <p className="hint">
              {fresh.includes(item) && <NewMark />}
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
