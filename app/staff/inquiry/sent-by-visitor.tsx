import type { ReactNode } from "react";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { staffWords } from "~/content/en/staff/staff";
import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { LocalTime } from "~/staff/frame/local-time";
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  shownToClinic,
} from "~/staff/inquiry-record/inquiry-fields";
import type { InquiryDetails } from "./inquiry-types";
import { mailtoLink, telLink } from "./reply-links";

const words = staffWords.inquiry;

/** The message is read first, then how to reach the person. The name is above. */
const inDetails = [
  ...new Set<InquiryField>([
    "message",
    "phone",
    "reachBy",
    "noVoicemail",
    "email",
    ...inquiryFieldNames,
  ]),
].filter((name) => inquiryFields[name].staffPage !== "name");

const isShown =
  ({ sent }: InquiryDetails) =>
  (name: InquiryField) =>
    sent[name] !== "" || inquiryFields[name].staffPage !== "if given";

function Answer({ inquiry, name }: { inquiry: InquiryDetails; name: InquiryField }) {
  const text = shownToClinic(name, inquiry.sent[name]);
  const href = linkOf(name, text, inquiry.reference);
  if (href)
    return (
      <a className="tap" href={href}>
        {text}
      </a>
    );
  return text || <em>{words.leftEmpty(inquiryLabels[name].label)}</em>;
}

function linkOf(name: InquiryField, text: string, reference: string) {
  if (name === "phone") return telLink(text);
  return name === "email" ? mailtoLink(text, words.replySubject(reference)) : null;
}

/** The phone number, how the visitor wants to be reached, and whether by voicemail. */
const phoneFields: readonly InquiryField[] = ["phone", "reachBy", "noVoicemail"];

/** The visitor's inquiry, field by field; `afterCall` is beside the number. */
export function SentByVisitor({
  inquiry,
  afterCall,
}: {
  inquiry: InquiryDetails;
  afterCall?: ReactNode;
}) {
  const shown = inDetails.filter(isShown(inquiry));
  const last = shown.findLast((name) => phoneFields.includes(name));
  return (
    <section aria-label={words.received} className="sent">
      <dl className="facts">
        {shown.map((name) => (
          <div className={name === "message" ? "fact-message" : undefined} key={name}>
            <dt>{inquiryLabels[name].label}</dt>
            <dd {...(name === "message" && { className: "message", dir: "auto" })}>
              <Answer inquiry={inquiry} name={name} />
              {name === "phone" && inquiry.wrongNumber && (
                <span className="mark">{inquiryTaskWords.call.outcomes["wrong-number"]}</span>
              )}
            </dd>
            {name === last && afterCall && <dd>{afterCall}</dd>}
            {name === "email" && inquiry.fromEmail > 1 && (
              <dd>
                <a
                  className="tap"
                  href={`/staff/inquiries?email=${encodeURIComponent(inquiry.email)}`}
                >
                  {words.fromEmail(inquiry.fromEmail)}
                </a>
              </dd>
            )}
          </div>
        ))}
        <div>
          <dt>{words.received}</dt>
          <dd>
            <LocalTime at={inquiry.createdAt} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
