import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { mailKinds, staffMailKinds } from "~/core/db/tables/mail-tables";
import { personalData } from "../../../../tests/fixtures/personal-data";
import { facts } from "../../../../tests/fixtures/test-facts";
import routes, { builtRoutes } from "../../../routes";
import { privacyPolicy } from "./privacy";

/** The words of each section of the policy. */
const sections = new Map(
  privacyPolicy(facts).sections.map(({ id, blocks }) => [
    id,
    blocks.flatMap((block) => (typeof block === "string" ? [block] : block.list)).join("\n"),
  ]),
);

/** Columns by table, with the section of the policy whose words name them. */
type Named = { section: string; says: RegExp; columns: Record<string, string> };

const stored: readonly Named[] = [
  {
    section: "inquiries",
    says: /first and last name;[\s\S]*email address and phone number;[\s\S]*the service[\s\S]*a message/,
    columns: { contact_submissions: "first_name last_name email phone service message" },
  },
  {
    section: "inquiries",
    says: /how we may reach you, and whether to leave no voicemail[\s\S]*when we may call you back/,
    columns: { contact_submissions: "reach_by no_voicemail call_window" },
  },
  {
    section: "inquiries",
    says: /whether you would like a good-faith estimate/,
    columns: { contact_submissions: "wants_estimate" },
  },
  {
    section: "inquiries",
    says: /the good-faith estimates that we write for you and the day on which one is due[\s\S]*An estimate holds your name[\s\S]*codes and your date of birth/,
    columns: {
      contact_submissions: "estimate_due_on",
      estimates: "at who total_cents content",
    },
  },
  {
    section: "inquiries",
    says: /the time, a reference number, the page of this website from which you came/,
    columns: { contact_submissions: "created_at reference came_from" },
  },
  {
    section: "inquiries",
    says: /a random code that keeps the same inquiry from being saved twice/,
    columns: { contact_submissions: "idempotency_key content_hash" },
  },
  {
    section: "inquiries",
    says: /An inquiry that looks like spam is stored and marked/,
    columns: { contact_submissions: "suspected_spam" },
  },
  {
    section: "inquiries",
    says: /its status, notes on calls, when to contact you next/,
    columns: {
      contact_submissions:
        "status answered_at last_contact_at due_at due_kind due_reason unread_since outcome removed_at",
      inquiry_history: "at kind from_status to_status note detail before",
    },
  },
  {
    section: "inquiries",
    says: /which inquiries come from the same person/,
    columns: { contact_submissions: "person_group" },
  },
  {
    section: "inquiries",
    says: /who did what and when/,
    columns: { contact_submissions: "assigned_to", inquiry_history: "who person_id" },
  },
  {
    section: "inquiries",
    says: /An index made from your words/,
    columns: { inquiry_tokens: "token" },
  },
  {
    section: "inquiries",
    says: /Messages that you and we write on your private page are stored/,
    columns: { inquiry_messages: "at author body" },
  },
  {
    section: "inquiries",
    says: /a reply that we have begun and not sent yet/,
    columns: { reply_drafts: "body saved_at person_id" },
  },
  {
    section: "inquiries",
    says: /who of our staff has the inquiry open at the moment/,
    columns: { inquiry_presence: "opened_at seen_at person_id" },
  },
  {
    section: "status-link",
    says: /the name of the person who answered for us/,
    columns: { inquiry_messages: "who" },
  },
  {
    section: "status-link",
    says: /the time and kind of your appointments[\s\S]*confirm, move or cancel/,
    columns: {
      bookings: "starts_at ends_at place state wish created_at updated_at reminded_at person_id",
    },
  },
  {
    section: "status-link",
    says: /choose among times that we offer/,
    columns: {
      time_offers:
        "place minutes times offered_at ended_at ended person_id offered_by offered_by_id",
    },
  },
  {
    section: "status-link",
    says: /After 30 unused days[\s\S]*end every link/,
    columns: {
      status_links: "token_hash created_at last_used_at withdrawn_at wrong_tries",
      contact_submissions: "links_stopped_at",
    },
  },
  {
    section: "emails",
    says: /a record of whether each email was delivered/,
    columns: {
      outbox:
        "kind sent_at server_answer failed_at last_error created_at to_nobody granted_at withheld",
    },
  },
  {
    section: "emails",
    says: /keep only a code made from the address/,
    columns: { outbox: "mailbox_hash", stopped_mailboxes: "mailbox_hash" },
  },
  {
    section: "payments",
    says: /the amount, the description, the invoice number[\s\S]*why it failed[\s\S]*refund or dispute/,
    columns: { payments: "description invoice failure", test_checkouts: "description" },
  },
  {
    section: "payments",
    says: /we also store the email address/,
    columns: { payments: "email" },
  },
  {
    section: "payments",
    says: /which inquiry a payment belongs to, and what they did about it/,
    columns: { payments: "inquiry_reference", payment_notices: "note settled_by" },
  },
  {
    section: "server-records",
    says: /scrambled with a secret key/,
    columns: { attempt_counts: "name" },
  },
  {
    section: "your-rights",
    says: /After a deletion we keep a short record/,
    columns: { tombstones: "hash" },
  },
  {
    section: "retention",
    says: /a list of what we withdrew/,
    columns: { revocations: "subject" },
  },
  {
    section: "staff",
    says: /the name, the email address, the role, when and with what kind of browser/,
    columns: {
      people: "id name email role created_at suspended_at last_seen_at",
      staff_sessions: "person_id created_at expires_at last_seen_at proven_at device",
      known_browsers: "person_id first_seen_at browser_hash",
    },
  },
  {
    section: "staff",
    says: /codes that check their passwords, passkeys and recovery codes/,
    columns: {
      people: "password_hash code_secret code_step",
      staff_sessions: "id_hash",
      passkeys: "id person_id public_key counter transports backed_up name created_at last_used_at",
      passkey_challenges: "challenge_hash browser_hash",
      recovery_codes: "person_id used_at code_hash",
    },
  },
  {
    section: "staff",
    says: /times and references of their own appointments/,
    columns: { people: "calendar_token_hash" },
  },
  {
    section: "staff",
    says: /the invitation to an account, and a notice/,
    columns: {
      invitations:
        "id email role person_id created_at created_by expires_at used_at withdrawn_at token_hash mail_token_hash",
      outbox: "email person_id invitation_id",
    },
  },
  {
    section: "staff",
    says: /What they do to inquiries, payments, prepared replies and the website itself is recorded/,
    columns: {
      audit_log: "who person_id detail",
      ready_answers: "updated_by",
      content_versions: "who person_id",
      content_drafts: "who person_id",
      content_schedules: "who person_id",
      claim_reviews: "asked_by asked_by_id decided_by decided_by_id",
      product_batches: "who person_id",
      product_undos: "who person_id",
    },
  },
];

/** Numbers and keys of a row, which identify nobody. */
const keysOfRows: Record<string, string> = {
  contact_submissions: "id version",
  outbox:
    "id submission_id attempts unconfirmed link_token next_attempt_at lease_owner leased_until booking_id",
  inquiry_history: "id submission_id",
  inquiry_messages: "id submission_id",
  reply_drafts: "submission_id",
  inquiry_presence: "submission_id",
  inquiry_tokens: "submission_id",
  status_links: "submission_id",
  bookings: "id submission_id sequence",
  time_offers: "id submission_id",
  estimates: "id submission_id",
};

const columnsOf = (tables: Record<string, string>) =>
  Object.entries(tables).flatMap(([table, names]) =>
    names.split(" ").map((name) => `${table}.${name}`),
  );

/** Each mail, with the section that describes its contents. */
const mails: Record<string, { section: string; says: RegExp }> = {
  "inquiry-to-clinic": { section: "emails", says: /a notice that an inquiry has arrived/ },
  "inquiry-to-visitor": { section: "emails", says: /a short, neutral confirmation/ },
  "news-to-clinic": { section: "emails", says: /names you and carries a link for staff/ },
  "answer-to-visitor": { section: "emails", says: /When we answer you on your private page/ },
  "link-to-visitor": { section: "emails", says: /a new private link/ },
  "times-to-visitor": { section: "emails", says: /When we offer you times for an appointment/ },
  "booking-to-visitor": { section: "emails", says: /When we set an appointment for you/ },
  "booking-reminder": { section: "emails", says: /you get a reminder/ },
  "booking-cancelled": { section: "emails", says: /or cancel one, you get an email/ },
  "late-mail": { section: "emails", says: /numbers and times only/ },
  ...Object.fromEntries(
    staffMailKinds.map((kind) => [
      kind,
      kind === "invitation"
        ? { section: "staff", says: /the invitation to an account/ }
        : kind === "used-recovery-code"
          ? { section: "staff", says: /a recovery code is used/ }
          : kind === "new-browser"
            ? { section: "staff", says: /a new browser signs in/ }
            : kind === "wrong-codes"
              ? { section: "staff", says: /many wrong codes are typed/ }
              : kind === "changed-clinic-email"
                ? { section: "staff", says: /own email address changes/ }
                : { section: "staff", says: /a notice when a way to sign in changes/ },
    ]),
  ),
};

/**
 * Every page and URL that is rendered on request, with the section that says who sees it.
 * Pre-rendered pages are the same for everybody and contain nobody's data.
 */
const pages: Record<string, string> = {
  inquiries: "site/contact/contact-json.ts",
  "status-link": "site/visitor/inquiry-status.tsx",
  emails: "site/visitor/stop-emails.tsx",
  payments:
    "site/payment/payment-json.ts site/payment/payment-return.tsx site/payment/test-checkout.tsx staff/payments/payments.tsx staff/payments/payments-csv.ts staff/payments/payment.tsx",
  // The path of an unknown page is logged.
  "server-records": "site/frame/not-found.tsx",
  sharing:
    "staff/staff-layout.tsx staff/frame/missing.ts staff/inbox/queue-layout.tsx staff/inbox/queue.tsx staff/inbox/next.ts staff/inbox/queue-json.ts staff/bookings/calendar.tsx staff/bookings/booking.tsx staff/bookings/offer.tsx staff/bookings/feed.ts staff/inquiry/inquiry.tsx staff/conversation/conversation-json.ts staff/inquiry/erase.tsx staff/estimates/write-estimate.tsx staff/estimates/estimate.tsx staff/inquiry-list/inquiries.tsx staff/inquiry-list/inquiries-csv.ts staff/inquiry-list/print-inquiries.tsx staff/inquiry-list/print-inquiry.tsx staff/numbers/numbers.tsx staff/numbers/numbers-csv.ts",
  staff:
    "staff/conversation/answers.tsx staff/products/update-products.tsx staff/products/update-products-json.ts staff/products/products.tsx staff/sign-in/sign-in.tsx staff/sign-in/sign-out.ts staff/sign-in/recovery.tsx staff/sign-in/session-json.ts staff/sign-in/confirm.tsx staff/account/passkey-json.ts staff/people/join.tsx staff/website/site.tsx staff/website/review.tsx staff/website/claims.tsx staff/website/history.tsx staff/website/restore.tsx staff/website/edit-facts.tsx staff/website/preview.ts staff/upkeep/launch.tsx staff/upkeep/upkeep.tsx staff/people/people.tsx staff/people/person.tsx staff/account/account.tsx staff/audit/audit.tsx",
};

const filesOf = (list: readonly RouteConfigEntry[]): string[] =>
  list.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

describe("the privacy policy names", () => {
  it.each(
    stored.map((one) => [Object.keys(one.columns).join(", "), one.section, one.says] as const),
  )("what is stored in %s, in the section %s", (_, section, says) => {
    expect(sections.get(section)).toMatch(says);
  });

  it("every column with personal data", () => {
    const personal = Object.entries(personalData).flatMap(([table, { none = "", ...kept }]) =>
      columnsOf({ [table]: Object.values(kept).join(" ") }).filter(
        (column) => !none.split(" ").includes(column) && !column.endsWith("."),
      ),
    );
    const named = [
      ...stored.flatMap(({ columns }) => columnsOf(columns)),
      ...columnsOf(keysOfRows),
    ];
    expect(
      personal.filter((column) => !named.includes(column)),
      "A new column: say in the policy what it holds, and above in which section",
    ).toEqual([]);
    expect(named.filter((column) => !personal.includes(column))).toEqual([]);
    expect(new Set(named).size, "each in one place").toBe(named.length);
  });

  it.each([...mailKinds, ...staffMailKinds, "late-mail"])("the mail %s", (kind) => {
    const mail = mails[kind];
    expect(mail, "A new mail: say in the policy what it carries").toBeDefined();
    expect(sections.get(mail?.section ?? "")).toMatch(mail?.says ?? /^$/);
  });

  it("every page that is rendered for one person", () => {
    const built = filesOf(builtRoutes);
    const rendered = filesOf(routes).filter((file) => !built.includes(file));
    const named = Object.values(pages).flatMap((files) => files.split(" "));
    expect(
      rendered.filter((file) => !named.includes(file)),
      "A new page: say in the policy who sees what on it",
    ).toEqual([]);
    expect(named.filter((file) => !rendered.includes(file))).toEqual([]);
    for (const section of Object.keys(pages)) expect(sections.has(section), section).toBe(true);
  });
});

describe("the private page", () => {
  it("is described with all that it shows to anyone with the link", () => {
    const text = sections.get("status-link") ?? "";
    expect(text).toMatch(/Anyone with the link can read your messages and appointments/);
    expect(text).toMatch(/last name and the last four digits of your phone number/);
    expect(text).not.toMatch(/no name|no message/);
  });
});

describe("the notice of privacy practices", () => {
  const spoken = (privacyNotice: { effective: string; text: string } | null) =>
    JSON.stringify(privacyPolicy({ ...facts, privacyNotice }));

  it("is said to be on the website only where it is", () => {
    expect(spoken(null)).toContain("It is not on this website.");
    expect(spoken({ effective: "January 2, 2027", text: "One." })).toContain(
      "is on this website, at /notice-of-privacy-practices",
    );
  });
});
