import { inquiryLabels } from "~/content/en/inquiry-labels";
import { staffWords } from "~/content/en/staff/staff";
import {
  languageNames,
  queueWords,
  sourceWords,
  inquiryTaskWords as tasks,
} from "~/content/en/staff/staff-queue";
import { emailOnly } from "~/content/form-values";
import { useSite } from "~/content/use-site";
import { LocalTime } from "~/staff/frame/local-time";
import { Menu } from "~/staff/frame/staff-frame";
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  shownToClinic,
} from "~/staff/inquiry-record/inquiry-fields";
import {
  callOutcomes,
  callsBeforeWriting,
  longestNote,
} from "~/staff/inquiry-record/inquiry-states";
import { telLink, tooFewDigits } from "~/staff/inquiry-record/phone-number";
import { DoButton, PostForm } from "~/ui/form/post-form";
import { followUpDays } from "./follow-up-form";
import type { InquiryDetails } from "./open-inquiry.server";

const words = staffWords.inquiry;

/** Contact details come first. The name and the message are shown elsewhere. */
const inDetails = [
  ...new Set<InquiryField>(["phone", "reachBy", "noVoicemail", "email", ...inquiryFieldNames]),
].filter((name) => name !== "message" && inquiryFields[name].staffPage !== "name");

const isShown =
  ({ sent }: InquiryDetails) =>
  (name: InquiryField) =>
    sent[name] !== "" || inquiryFields[name].staffPage !== "if given";

/** The field's label in a narrow column. */
const labelOf = (name: InquiryField) => inquiryLabels[name].short ?? inquiryLabels[name].label;

function Value({ inquiry, name }: { inquiry: InquiryDetails; name: InquiryField }) {
  const text = shownToClinic(name, inquiry.sent[name]);
  const href = linkOf(name, inquiry.sent[name], inquiry.reference);
  if (href)
    return (
      <a className="tap" href={href}>
        {name === "email" ? <Email text={text} /> : text}
      </a>
    );
  return text || <em>{words.leftEmpty(inquiryLabels[name].label)}</em>;
}

/** An email address that breaks before its domain where it does not fit on a line. */
function Email({ text }: { text: string }) {
  const at = text.lastIndexOf("@");
  return (
    <span className="email">
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  );
}

function linkOf(name: InquiryField, text: string, reference: string) {
  if (text === "") return null;
  if (name === "phone") return telLink(text);
  return name === "email" ? mailtoLink(text, words.replySubject(reference)) : null;
}

/** The visitor's message: the largest text of the page, above the conversation. */
export function OriginalMessage({ inquiry }: { inquiry: InquiryDetails }) {
  return (
    <dl className="panel original">
      <dt>{labelOf("message")}</dt>
      <dd className="message" dir="auto">
        <Value inquiry={inquiry} name="message" />
      </dd>
      <dd className="hint">
        {inquiry.language !== "en" && `${languageNames[inquiry.language]}, `}
        {inquiry.source && `${sourceWords[inquiry.source]}, `}
        <LocalTime at={inquiry.createdAt} />
      </dd>
    </dl>
  );
}

/** The phone number, the preferred way of contact, and whether voicemail is allowed. */
const phoneFields: readonly InquiryField[] = ["phone", "reachBy", "noVoicemail"];

/**
 * The other fields of the visitor's inquiry; a call's outcome is noted below the phone's. `callNow`: the
 * page's instant in milliseconds; null where no call is noted.
 */
export function Contact({ inquiry, callNow }: { inquiry: InquiryDetails; callNow: number | null }) {
  const shown = inDetails.filter(isShown(inquiry));
  const first = shown.find((name) => phoneFields.includes(name));
  const tooFew = tooFewDigits(inquiry.phone);
  return (
    <section aria-label={words.contact} className="panel contact">
      {callNow !== null && inquiry.unansweredCalls >= callsBeforeWriting && (
        <p className="problem">
          {tasks.call.giveUp(inquiry.unansweredCalls, inquiry.unreachable === null)}
        </p>
      )}
      <dl className="facts">
        {shown.map((name) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd>
              <Value inquiry={inquiry} name={name} />
              {name === "phone" && tooFew !== null && (
                <span className="mark">{queueWords.tooFewDigits(tooFew)}</span>
              )}
              {name === "phone" && inquiry.wrongNumber && (
                <span className="mark">{tasks.call.outcomes["wrong-number"]}</span>
              )}
            </dd>
            {name === first && callNow !== null && (
              <dd className="after-call">
                <CallForm inquiry={inquiry} now={callNow} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

export const SentByVisitor = ({ inquiry }: { inquiry: InquiryDetails }) => (
  <>
    <OriginalMessage inquiry={inquiry} />
    <Contact inquiry={inquiry} callNow={null} />
  </>
);

/** "mailto:" with one email, whose content cannot add a recipient or a header. */
export function mailtoLink(email: string, subject: string): string {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/**
 * Notes what came of a call; a click on the number opens it too. Voicemail is offered only where the
 * visitor accepts one.
 */
function CallForm({ inquiry, now }: { inquiry: InquiryDetails; now: number }) {
  const { hours } = useSite().facts;
  const outcomes = callOutcomes.filter(
    (outcome) =>
      outcome !== "voicemail" ||
      (inquiry.sent.noVoicemail === "" && inquiry.sent.reachBy !== emailOnly),
  );
  return (
    <Menu className="button quiet small has-menu" id="log-call" label={tasks.call.log}>
      <section aria-labelledby="call-heading">
        <h2 className="visually-hidden" id="call-heading">
          {tasks.call.title}
        </h2>
        <PostForm className="change">
          <input name="seen" type="hidden" value={inquiry.version} />
          <p>
            <input
              aria-label={tasks.call.line}
              autoComplete="off"
              dir="auto"
              maxLength={longestNote}
              name="note"
              placeholder={tasks.call.lineHint}
            />
          </p>
          {outcomes.map((outcome, n) => (
            <DoButton
              className="menu-item"
              data-focus={n === 0 ? "o" : undefined}
              key={outcome}
              value={`call:${outcome}`}
            >
              {tasks.call.outcomes[outcome]}
            </DoButton>
          ))}
          <p className="hint">{tasks.call.again}</p>
          {followUpDays(now, hours).map(({ day, label }) => (
            <DoButton className="menu-item" key={day} value={`call:no-answer ${day}`}>
              {label}
            </DoButton>
          ))}
        </PostForm>
      </section>
    </Menu>
  );
}
