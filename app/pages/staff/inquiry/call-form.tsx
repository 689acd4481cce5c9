import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { type InquiryDetails, longestNote } from "~/contracts/desk-inquiry";
import { callOutcomes, callsBeforeWriting } from "~/contracts/queue";

const words = inquiryTaskWords.call;

/** One click after a call. A voicemail is offered only where the visitor takes one. */
export function CallForm({ inquiry, attempt }: { inquiry: InquiryDetails; attempt: string }) {
  const outcomes = callOutcomes.filter(
    (outcome) => outcome !== "voicemail" || takesVoicemail(inquiry),
  );
  return (
    <section aria-labelledby="call-heading" className="panel">
      <h2 id="call-heading">{words.title}</h2>
      {inquiry.unansweredCalls >= callsBeforeWriting && (
        <p className="problem">{words.giveUp(inquiry.unansweredCalls)}</p>
      )}
      <form className="change" method="post">
        <input name="attempt" type="hidden" value={attempt} />
        <input name="seen" type="hidden" value={inquiry.version} />
        <p>
          <label htmlFor="call-line">{words.line}</label>{" "}
          <span className="hint inline-hint">{words.lineHint}</span>
          <input autoComplete="off" dir="auto" id="call-line" maxLength={longestNote} name="note" />
        </p>
        <p className="buttons">
          {outcomes.map((outcome) => (
            <button
              className="button quiet"
              key={outcome}
              name="do"
              type="submit"
              value={`call:${outcome}`}
            >
              {words.outcomes[outcome]}
            </button>
          ))}
        </p>
      </form>
    </section>
  );
}

const takesVoicemail = ({ sent }: InquiryDetails) => sent.noVoicemail === "";
