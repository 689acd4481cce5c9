import { describe, expect, it } from "vitest";
import { estimateFollows } from "~/content/en/after-sending";
import { emailOnly } from "~/content/en/reach-options";
import { readConfig } from "~/core/config/config";
import type { ContactSubmission, MailedInquiry } from "~/core/db/tables/inquiry-tables";
import type { MailKind } from "~/core/db/tables/mail-tables";
import { formatPhone } from "~/facts/format-facts";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { facts } from "../../../tests/fixtures/test-facts";
import { composeInquiryMail } from "./inquiry-mail.server";
import { inquiryColumns } from "./inquiry-row.server";

const message = "Something private\nin two lines";
const submission: ContactSubmission = {
  ...inquiryColumns({ ...anInquiry, lastName: "Okonkwo", service: "sexual-health", message }),
  id: "1",
  created_at: "2026-03-02T14:00:00.000Z",
  reference: "CW-7K3M-Q2",
  idempotency_key: "k",
  content_hash: "h",
  suspected_spam: 0,
};

function compose(kind: MailKind, changes: Partial<MailedInquiry> = {}, env = {}, statusLink = "") {
  const config = readConfig({
    SITE_URL: "https://clinic.example",
    CLINIC_MAIL_TO: "desk@clinic.example",
    ...env,
  });
  return composeInquiryMail(
    { config, currentFacts: () => facts },
    { kind, message_id: "<1@clinic.example>" },
    { ...submission, ...changes },
    { statusLink: statusLink || null },
  );
}

describe("the clinic's mail", () => {
  it("names the sender, the subject and where to read it, but not their words", async () => {
    const mail = await compose("inquiry-to-clinic");
    expect(mail).toMatchObject({
      to: { address: "desk@clinic.example" },
      replyTo: { name: "Marisol Okonkwo", address: "marisol@visitor.example" },
      subject: "New inquiry CW-7K3M-Q2",
      messageId: "<1@clinic.example>",
    });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("CW-7K3M-Q2");
      expect(part).toContain("Marisol Okonkwo");
      expect(part).toContain("(904) 555-0199");
      expect(part).toContain("Sexual Health");
      expect(part).toContain("https://clinic.example/staff/inquiries/CW-7K3M-Q2");
      expect(part).not.toContain("Something private");
    }
  });

  it("says on which day the visitor may be called", async () => {
    const wish = { call_window: "14:00-16:00", due_kind: "callback" as const };
    const mail = await compose("inquiry-to-clinic", {
      ...wish,
      due_at: "2026-03-03T19:00:00.000Z",
    });
    expect(mail.text).toContain("Tuesday, March 3, 2 to 4 PM");
    const later = { ...wish, due_kind: "follow-up" as const, due_at: "2026-03-05T14:00:00.000Z" };
    expect((await compose("inquiry-to-clinic", later)).text).toContain(": 2 to 4 PM");
  });

  it("includes their words where the clinic allows it", async () => {
    const mail = await compose("inquiry-to-clinic", {}, { CLINIC_MAIL_INCLUDES_MESSAGE: "true" });
    expect(mail.text).toContain("Message: Something private\nin two lines");
    expect(mail.html).toContain("Something private\nin two lines");
  });
});

describe("the visitor's mail", () => {
  it("says that an estimate follows, to who asked for one", async () => {
    const asked = await compose("inquiry-to-visitor", { wants_estimate: "yes" });
    for (const part of [asked.text, asked.html]) expect(part).toContain(estimateFollows);
    const other = await compose("inquiry-to-visitor", { wants_estimate: "" });
    expect(other.text).not.toContain(estimateFollows);
  });

  it("says that the inquiry arrived and repeats only the first name", async () => {
    const mail = await compose("inquiry-to-visitor");
    expect(mail).toMatchObject({
      to: { name: "", address: "marisol@visitor.example" },
      replyTo: { name: facts.name, address: facts.email },
    });
    for (const part of [mail.subject, mail.text, mail.html]) {
      for (const typed of ["Okonkwo", "555-0199", "Sexual", "private", "marisol@"]) {
        expect(part).not.toContain(typed);
      }
    }
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("Hello Marisol,");
      expect(part).toContain(formatPhone(facts.phones.clinic));
      expect(part).toContain("CW-7K3M-Q2");
    }
  });
});

describe("the clinic's number in the visitor's mail", () => {
  it("is in the sentence that says what it is for, once, and not below the emergency line", async () => {
    const { html, text } = await compose("inquiry-to-visitor");
    const paragraphs = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, inner]) =>
      inner?.replace(/<!--.*?-->/g, ""),
    );
    for (const part of [paragraphs, text.split("\n\n")]) {
      const withNumber = part.filter((paragraph) =>
        paragraph?.includes(formatPhone(facts.phones.clinic)),
      );
      expect(withNumber).toHaveLength(1);
      expect(withNumber[0]).toMatch(
        /^To reach us sooner, call .* give your reference, CW-7K3M-Q2\.$/,
      );
    }
    expect(/call (?:<!-- -->)?<a [^>]*href="tel:([^"]*)"/.exec(html)?.[1]).toBe(
      facts.phones.clinic,
    );
  });
});

it("promises no call to a visitor who wants emails only", async () => {
  const either = await compose("inquiry-to-visitor", { reach_by: "" });
  expect(either.text).toContain("by phone or email");
  const { text } = await compose("inquiry-to-visitor", { reach_by: emailOnly });
  expect(text).toContain("by email");
  expect(text).not.toContain("by phone");
});

describe("the plain text of a mail", () => {
  it("has each link's URL, and no second form of the phone number", async () => {
    const statusLink = "https://clinic.example/inquiry/a-token";
    const { text } = await compose("inquiry-to-visitor", {}, {}, statusLink);
    expect(text).toMatch(/https:\/\/clinic\.example\/inquiry\/a-token\n/);
    expect(text).toContain(`${statusLink}/stop`);
    expect(text).not.toContain("tel:");
    expect(text).not.toContain(facts.phones.clinic);
  });

  it("repeats a message as typed, with its line breaks and signs", async () => {
    const message = "1 < 2 & <b>bold</b> &amp; “quoted”\n\n  - second paragraph";
    const env = { CLINIC_MAIL_INCLUDES_MESSAGE: "true" };
    expect((await compose("inquiry-to-clinic", { message }, env)).text).toMatch(
      /Message: 1 < 2 & <b>bold<\/b> &amp; “quoted”\n\n ?- second paragraph/,
    );
  });
});

describe.each(["inquiry-to-clinic", "inquiry-to-visitor"] as const)("the HTML of %s", (kind) => {
  it.each([
    `<script>alert(1)</script>`,
    `<img src=x onerror=alert(1)>`,
    `"><a href="https://evil.example">here</a>`,
    `</strong><style>*{display:none}</style>`,
    `{{7*7}} \${7*7} <%= 1 %>`,
  ])("shows %s as text", async (markup) => {
    const env = { CLINIC_MAIL_INCLUDES_MESSAGE: "true" };
    const changes = { first_name: markup, last_name: markup, message: markup, phone: markup };
    const { html } = await compose(kind, changes, env);
    const plain = await compose(kind, {}, env);
    const tags = (source: string) => source.match(/<\/?[a-z][^>]*>/gi);
    expect(tags(html)).toEqual(tags(plain.html));
  });

  it("loads nothing from any server", async () => {
    const { html } = await compose(kind);
    expect(html).not.toMatch(/src=|url\(|<img|<link|<script|@import/i);
  });
});
