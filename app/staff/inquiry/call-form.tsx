import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import {
  callOutcomes,
  callsBeforeWriting,
  longestNote,
} from "~/staff/inquiry-record/inquiry-states";
import type { InquiryDetails } from "./open-inquiry.server";

const words = inquiryTaskWords.call;

/** Outcome buttons beside the number. Voicemail is offered only where the visitor accepts one. */
export function CallForm({
  inquiry,
  idempotencyKey,
}: {
  inquiry: InquiryDetails;
  idempotencyKey: string;
}) {
  const outcomes = callOutcomes.filter(
    (outcome) => outcome !== "voicemail" || takesVoicemail(inquiry),
  );
  return (
    <section aria-labelledby="call-heading">
      <h2 className="visually-hidden" id="call-heading">
        {words.title}
      </h2>
      {inquiry.unansweredCalls >= callsBeforeWriting && (
        <p className="problem">{words.giveUp(inquiry.unansweredCalls)}</p>
      )}
      <form className="change" method="post">
        <input name="attempt" type="hidden" value={idempotencyKey} />
        <input name="seen" type="hidden" value={inquiry.version} />
        <p className="buttons">
          {outcomes.map((outcome, n) => (
            <button
              className="button quiet small"
              data-focus={n === 0 ? "o" : undefined}
              key={outcome}
              name="do"
              type="submit"
              value={`call:${outcome}`}
            >
              {words.outcomes[outcome]}
            </button>
          ))}
        </p>
        <input
          aria-label={words.line}
          autoComplete="off"
          dir="auto"
          maxLength={longestNote}
          name="note"
          placeholder={words.lineHint}
        />
      </form>
    </section>
  );
}

const takesVoicemail = ({ sent }: InquiryDetails) => sent.noVoicemail === "";
