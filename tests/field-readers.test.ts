import { describe, it } from "vitest";
import { makeFind } from "../app/catalogue/find";
import { brands } from "../app/content/en/search-words";
import type { ReadyAnswer } from "../app/contracts/conversation";
import { everyField, type FactField } from "../app/facts/fact-fields";
import { readTyped } from "../app/facts/typed-fact";
import { readInquiry } from "../app/pages/contact/inquiry-form-data";
import { inquiryFields } from "../app/pages/contact/inquiry-schema";
import { isNumberText } from "../app/pages/payment/amount";
import { readPaymentForm } from "../app/pages/payment/payment-form-data";
import { paymentFields } from "../app/pages/payment/payment-schema";
import { searchEntries } from "../app/pages/services/search-entries";
import { fillBlanks, unknownBlanks } from "../app/pages/staff/answers/fill-blanks";
import { findAnswers } from "../app/pages/staff/answers/find-answers";
import { readCursor } from "../app/pages/staff/frame/cursor-text";
import { isEmailAddress } from "../app/pages/staff/set-up/is-email-address";
import { expectLinearTime, type Reader } from "../testing/expect-linear-time";
import { facts } from "../testing/fixtures/clinic";
import { anInquiry } from "../testing/fixtures/inquiries";
import { plainEmail } from "./accounts/check-password";
import { newCodeSecret, stepOfCode } from "./accounts/one-time-code";
import { staffName } from "./accounts/staff-name";
import { csvRecords } from "./desk/csv";
import { readPostedForm } from "./http/posted-form";
import { contentHash } from "./inquiries/inquiry-identity";
import { canonicalReference, isReference } from "./inquiries/reference";
import { phoneDigits, searchTerms, textTokens } from "./inquiries/search-tokens";
import { mailboxHash } from "./outbox/mailbox-hash";
import { headerText } from "./providers/mail-message";

const lineBreaks = ["\n", "\r\n", "\u00a0", "\u200b"];

const form = (name: string, value: string) => {
  const data = new FormData();
  data.set(name, value);
  return data;
};
const posted = (type: string) => (text: string) => () => {
  const init = { method: "POST", body: text, headers: { "Content-Type": type } };
  return readPostedForm(new Request("http://localhost/", init), () => true);
};

const find = makeFind(searchEntries(facts), brands);
const answer: ReadyAnswer = {
  ...{ id: "1", title: "Hours", body: "We are open.", version: 1 },
  ...{ updatedAt: "2026-03-02T14:00:00.000Z", updatedBy: "Ada Quill" },
};
const secret = newCodeSecret();
const kinds = new Map<string, FactField>(
  [...everyField(facts, []).values()].map((field) => [field.kind, { ...field, longest: 60_100 }]),
);

const readers: Record<string, Reader> = {
  "a posted form": posted("application/x-www-form-urlencoded"),
  "a posted form in parts": posted("multipart/form-data; boundary=a"),
  ...Object.fromEntries(
    inquiryFields.map((name) => [
      `the inquiry's ${name}`,
      (text: string) => () => readInquiry(form(name, text)),
    ]),
  ),
  ...Object.fromEntries(
    paymentFields.map((name) => [
      `the payment's ${name}`,
      (text: string) => () => readPaymentForm(form(name, text)),
    ]),
  ),
  "the amount that is shown again": (text) => () => isNumberText(text),
  ...Object.fromEntries(
    [...kinds].map(([kind, field]) => [
      `a fact of the kind ${kind}`,
      (text: string) => () => readTyped(field, text),
    ]),
  ),
  "the inquiry's content": (text) => () => contentHash({ ...anInquiry, message: text }, false),
  "the words of a text": (text) => () => textTokens(text),
  "a phone number": (text) => () => phoneDigits(text),
  "a reference": (text) => () => [isReference(text), canonicalReference(text)],
  "a mailbox": (text) => () => mailboxHash(Buffer.alloc(32), text),
  "a mail's subject": (text) => () => headerText(text),
  "a cell of the export": (text) => () => csvRecords([[text]]),
  "an email of the staff": (text) => () => [plainEmail(text), isEmailAddress(text)],
  "a name of the staff": (text) => () => staffName(text),
  "a code": (text) => () => stepOfCode(secret, text, new Date(0)),
  "a ready answer": (text) => () => [unknownBlanks(text), fillBlanks(text, "Ann", facts)],
  "the search of answers": (text) => () => findAnswers([answer], text),
  "the catalogue's search": (text) => () => find(text),
  "the desk's search": (text) => () => searchTerms(text),
  "the place in a list": (text) => {
    const query = new URLSearchParams({ at: text });
    return () => readCursor(query);
  },
};

describe("the time to read a field grows with its length only", () => {
  it.each(Object.entries(readers))("%s", (_, reader) => expectLinearTime(reader, lineBreaks));
});
