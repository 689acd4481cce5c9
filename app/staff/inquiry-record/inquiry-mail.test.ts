import { describe, expect, it } from "vitest";
import { estimateFollows } from "~/content/en/after-sending";
import { type MailedDetail, mailContents } from "~/content/en/legal/mail-contents";
import { emailOnly } from "~/content/form-values";
import { readConfig } from "~/core/config/config";
import type { MailedInquiry } from "~/core/db/tables/inquiry-tables";
import { type MailKind, mailKinds } from "~/core/db/tables/mail-tables";
import { formatPhone } from "~/facts/format-facts";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { facts } from "../../../tests/fixtures/test-facts";
import { composeInquiryMail } from "./inquiry-mail.server";
import { inquiryColumns } from "./inquiry-row.server";
import type { Notice } from "./mails-to-visitor";

const message = "Something private\nin two lines";
const submission: MailedInquiry = {
  ...inquiryColumns({ ...anInquiry, lastName: "Okonkwo", service: "sexual-health", message }),
  id: "1",
  created_at: "2026-03-02T14:00:00.000Z",
  reference: "CW-7K3M-Q2",
  idempotency_key: "k",
  content_hash: "h",
  suspected_spam: 0,
  language: "en",
};

function compose(
  kind: MailKind,
  changes: Partial<MailedInquiry> = {},
  env = {},
  statusLink = "",
  notice?: Notice,
) {
  const config = readConfig({
    SITE_URL: "https://clinic.example",
    CLINIC_MAIL_TO: "desk@clinic.example",
    ...env,
  });
  return composeInquiryMail(
    { config, currentFacts: () => facts },
    { kind, id: "1" },
    { ...submission, ...changes },
    { statusLink: statusLink || null, notice },
  );
}

describe("the clinic's mail", () => {
  const kinds = ["inquiry-to-clinic", "update-to-clinic"] as const;

  it.each(kinds)("%s has the reference and the link, and nothing that was typed", async (kind) => {
    const mail = await compose(kind);
    expect(mail).toMatchObject({
      to: { address: "desk@clinic.example" },
      replyTo: { name: facts.name, address: facts.email },
      messageId: "<1@clinic.example>",
    });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("CW-7K3M-Q2");
      expect(part).toContain("https://clinic.example/staff/inquiries/CW-7K3M-Q2");
    }
    const whole = JSON.stringify(mail);
    for (const typed of ["Marisol", "Okonkwo", "555-0199", "marisol@", "Sexual", "private"])
      expect(whole).not.toContain(typed);
  });

  it.each(kinds)("%s names the sender where the setting allows it, and no more", async (kind) => {
    const mail = await compose(kind, {}, { CLINIC_MAIL_INCLUDES_NAME: "true" });
    for (const part of [mail.text, mail.html]) expect(part).toContain("Marisol Okonkwo");
    for (const typed of ["Sexual", "private"]) expect(JSON.stringify(mail)).not.toContain(typed);
  });

  it("gives the phone number, and sends replies to the visitor, where the setting allows it", async () => {
    const mail = await compose("inquiry-to-clinic", {}, { CLINIC_MAIL_INCLUDES_NAME: "true" });
    expect(mail.text).toContain("(904) 555-0199");
    expect(mail.replyTo).toEqual({ name: "Marisol Okonkwo", address: "marisol@visitor.example" });
  });
});

/** Of the mails that need one: with it, a mail holds the most that it can. */
const notices: Partial<Record<MailKind, Notice>> = {
  "times-to-visitor": { about: "times" },
  "booking-to-visitor": { about: "booking", appointment: "Tuesday, March 3, with Ana." },
  "booking-cancelled": { about: "cancelled", appointment: "Tuesday, March 3, with Ana." },
  "booking-reminder": { about: "reminder", appointment: "Tuesday, March 3, with Ana." },
};

it.each(mailKinds)("%s holds what the privacy policy says, and nothing else", async (kind) => {
  const mail = await compose(kind, {}, {}, "https://clinic.example/inquiry/a-token", notices[kind]);
  const { to: _, ...sent } = mail;
  const whole = JSON.stringify(sent);
  const details: Record<MailedDetail, string> = {
    "first name": "Marisol",
    appointment: "Tuesday, March 3",
    "private link": "/inquiry/a-token",
    "request for an estimate": estimateFollows,
  };
  for (const [detail, text] of Object.entries(details))
    expect(whole.includes(text), detail).toBe(
      mailContents[kind].holds.some((one) => one === detail),
    );
  for (const typed of ["Okonkwo", "555-0199", "marisol@", "Sexual", "private\\nin"])
    expect(whole).not.toContain(typed);
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
});

describe.each(["inquiry-to-clinic", "inquiry-to-visitor"] as const)("the HTML of %s", (kind) => {
  it.each([
    `<script>alert(1)</script>`,
    `<img src=x onerror=alert(1)>`,
    `"><a href="https://evil.example">here</a>`,
    `</strong><style>*{display:none}</style>`,
    `{{7*7}} \${7*7} <%= 1 %>`,
  ])("shows %s as text", async (markup) => {
    const env = { CLINIC_MAIL_INCLUDES_NAME: "true" };
    const changes = { first_name: markup, last_name: markup, message: markup, phone: markup };
    const { html } = await compose(kind, changes, env);
    const plain = await compose(kind, { message: "One line" }, env);
    const tags = (source: string) => source.match(/<\/?[a-z][^>]*>/gi);
    expect(tags(html)).toEqual(tags(plain.html));
  });

  it("loads nothing from any server", async () => {
    const { html } = await compose(kind);
    expect(html).not.toMatch(/src=|url\(|<img|<link|<script|@import/i);
  });
});
