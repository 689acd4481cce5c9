import { describe, it } from "vitest";
import { siteOfFacts } from "~/content/site";
import { makeFind } from "../app/catalogue/find";
import { brands } from "../app/content/en/search-words";
import { csvRecords } from "../app/core/csv";
import { readPostedForm } from "../app/core/limits/posted-form";
import { headerText } from "../app/core/mail/mail";
import { isEmailAddress, plainEmail } from "../app/core/sessions/people";
import { isNumberText } from "../app/facts/amount";
import { type FactField, readTyped } from "../app/facts/fact-fields";
import { formFieldNames, readInquiry } from "../app/site/contact/inquiry-schema";
import { paymentFields, readPaymentForm } from "../app/site/payment/payment-schema";
import { searchEntries } from "../app/site/services/search-entries";
import {
  fillBlanks,
  findReplies,
  type SavedReply,
  unknownBlanks,
} from "../app/staff/conversation/saved-replies.server";
import { readCursor } from "../app/staff/frame/list";
import { mailboxHash } from "../app/staff/inquiry-record/confirmations.server";
import { contentHash } from "../app/staff/inquiry-record/receive-inquiry.server";
import { canonicalReference, isReference } from "../app/staff/inquiry-record/reference.server";
import {
  phoneDigits,
  searchTerms,
  textTokens,
} from "../app/staff/inquiry-record/search-tokens.server";
import { staffName } from "../app/staff/people/join.server";
import { newCodeSecret, stepOfCode } from "../app/staff/sign-in/one-time-code.server";
import { everyField } from "../app/staff/website/site-fields";
import { anInquiry } from "./fixtures/inquiries";
import { facts } from "./fixtures/test-facts";
import { expectLinearTime, type Reader } from "./support/expect-linear-time";

const lineBreaks = ["\n", "\r\n", "\u00a0", "\u200b"];

const form = (name: string, value: string) => {
  const data = new FormData();
  data.set(name, value);
  return data;
};
const posted = (type: string) => (text: string) => () => {
  const init = { method: "POST", body: text, headers: { "Content-Type": type } };
  return readPostedForm(new Request("http://localhost/", init));
};

const find = makeFind(searchEntries(siteOfFacts(facts)), brands);
const answer: SavedReply = {
  id: "1",
  title: "Hours",
  body: "We are open.",
  language: "en",
  version: 1,
  updatedAt: "2026-03-02T14:00:00.000Z",
  updatedBy: "Ada Quill",
};
const secret = newCodeSecret();
const kinds = new Map<string, FactField>(
  [...everyField(facts, []).values()].map((field) => [field.kind, { ...field, longest: 60_100 }]),
);

const readers: Record<string, Reader> = {
  "a posted form": posted("application/x-www-form-urlencoded"),
  "a posted form in parts": posted("multipart/form-data; boundary=a"),
  ...Object.fromEntries(
    formFieldNames.map((name) => [
      `the inquiry's ${name}`,
      (text: string) => () => readInquiry(form(name, text), siteOfFacts(facts).words),
    ]),
  ),
  ...Object.fromEntries(
    paymentFields.map((name) => [
      `the payment's ${name}`,
      (text: string) => () => readPaymentForm(form(name, text), siteOfFacts(facts).words),
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
  "the search of answers": (text) => () => findReplies([answer], text),
  "the catalogue's search": (text) => () => find(text),
  "the desk's search": (text) => () => searchTerms(text),
  "the place in a list": (text) => {
    const query = new URLSearchParams({ at: text });
    return () => readCursor(query);
  },
};

describe("reading a field takes time in proportion to its length", () => {
  it.each(Object.entries(readers))("%s", (_, reader) => expectLinearTime(reader, lineBreaks));
});
