import { useSite } from "~/content/use-site";
import type { Message } from "~/staff/conversation/conversation.server";
import { longestMessage } from "~/staff/inquiry-record/inquiry-states";
import { TextArea } from "~/ui/form/field";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { VisitorProblem } from "./visitor-actions.server";

/** The messages of both sides, and a form to write back. */
export function Conversation({
  messages,
  isUrgent,
  problem,
}: {
  messages: readonly Message[];
  isUrgent: boolean;
  problem: VisitorProblem | undefined;
}) {
  const { facts, words: siteWords } = useSite();
  const words = siteWords.visitorPageWords.conversation;
  return (
    <section aria-labelledby="messages-heading" className="visitor-part">
      <h2 id="messages-heading">{words.heading}</h2>
      {messages.length === 0 && <p>{words.none}</p>}
      <ol className="visitor-messages">
        {messages.map(({ id, at, author, who, body }) => (
          <li data-author={author} key={id}>
            <p className="hint">
              {author === "visitor" ? words.you : words.clinic(facts.name, who)},{" "}
              <time dateTime={at}>{siteWords.clinicTime(at)}</time>
            </p>
            <p className="visitor-text" dir="auto">
              {body}
            </p>
          </li>
        ))}
      </ol>
      {isUrgent && (
        <p className="urgent" role="alert">
          <strong>{siteWords.inquiryMessages.urgent}</strong>
        </p>
      )}
      <PostForm className="form visitor-form" id="write">
        <TextArea
          defaultValue={problem?.typed.message}
          dir="auto"
          error={problem?.form === "message" ? problem.message : undefined}
          hint={words.hint}
          id="message"
          label={words.label}
          maxLength={longestMessage}
          name="message"
          rows={5}
          wide
        />
        <p className="wide">
          <DoButton className="button" value="write">
            {words.submit}
          </DoButton>
        </p>
      </PostForm>
    </section>
  );
}
