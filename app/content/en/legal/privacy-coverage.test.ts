import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { personalData } from "../../../../tests/fixtures/personal-data";
import { facts } from "../../../../tests/fixtures/test-facts";
import routes, { builtRoutes } from "../../../routes";
import { mailContents } from "./mail-contents";
import { privacyPolicy } from "./privacy";

/** The words of each section of the policy. */
const sections = new Map(
  privacyPolicy(facts).sections.map(({ id, blocks }) => [
    id,
    blocks.flatMap((block) => (typeof block === "string" ? [block] : block.list)).join("\n"),
  ]),
);

/** Columns by table, by the section of the policy that names them. */
const stored: Record<string, Record<string, string>> = {
  inquiries: {
    contact_submissions:
      "first_name last_name email phone service message reach_by no_voicemail call_window wants_estimate estimate_due_on created_at reference referrer_path language source no_mails text_consent idempotency_key content_hash suspected_spam status answered_at last_contact_at due_at due_kind due_reason unread_since red_flag_at outcome removed_at joined_into assigned_to",
    estimates: "at who total_cents content",
    given_estimates:
      "reference patient written_at written_by given_at given_by how total_cents content",
    inquiry_history: "at kind from_status to_status note detail before who person_id",
    inquiry_tokens: "token",
    colleague_notices: "at kind seen_at person_id who",
    inquiry_messages: "at author body",
    reply_drafts: "body saved_at person_id",
    inquiry_presence: "opened_at seen_at person_id",
  },
  "status-link": {
    inquiry_messages: "who",
    bookings:
      "starts_at ends_at place state requested_time created_at updated_at reminded_at person_id",
    time_offers: "place minutes times offered_at ended_at ended person_id offered_by offered_by_id",
    status_links: "token_hash created_at last_used_at withdrawn_at wrong_tries",
    contact_submissions: "links_stopped_at",
  },
  emails: {
    outbox:
      "kind sent_at server_response failed_at last_error created_at written_to_file granted_at withheld mailbox_hash",
    mail_opt_outs: "mailbox_hash",
    text_messages: "created_at state failure",
    text_opt_outs: "phone_hash",
  },
  payments: {
    payments: "description invoice failure email inquiry_reference",
    test_checkouts: "description",
    payment_notices: "note settled_by",
    payment_refunds: "who person_id",
    payment_requests: "at who amount_cents invoice withdrawn_at",
  },
  "server-records": {
    attempt_counts: "name",
  },
  "your-rights": {
    tombstones: "hash",
  },
  retention: {
    revocations: "subject",
  },
  staff: {
    people:
      "id name email role created_at suspended_at last_seen_at password_hash totp_secret totp_step calendar_token_hash wants_summary summary_on schedule",
    staff_sessions:
      "person_id created_at expires_at last_seen_at reauthenticated_at device id_hash",
    known_browsers: "person_id first_seen_at browser_hash",
    passkeys: "id person_id public_key counter transports backed_up name created_at last_used_at",
    passkey_challenges: "challenge_hash browser_hash",
    recovery_codes: "person_id used_at code_hash",
    invitations:
      "id email role person_id created_at created_by expires_at used_at withdrawn_at token_hash mail_token_hash",
    outbox: "email person_id invitation_id",
    audit_log: "who person_id detail",
    saved_replies: "updated_by",
    content_versions: "who person_id",
    content_drafts: "who person_id",
    content_schedules: "who person_id",
    claim_reviews: "requested_by requested_by_id decided_by decided_by_id",
    product_batches: "who person_id",
    product_undos: "who person_id",
  },
};

/** Numbers and keys of a row, which identify no person. */
const keysOfRows: Record<string, string> = {
  contact_submissions: "id version",
  outbox:
    "id submission_id attempts unconfirmed link_token next_attempt_at lease_owner leased_until booking_id",
  inquiry_history: "id submission_id",
  inquiry_messages: "id submission_id",
  colleague_notices: "id submission_id",
  reply_drafts: "submission_id",
  inquiry_presence: "submission_id",
  inquiry_tokens: "submission_id",
  status_links: "submission_id",
  bookings: "id submission_id sequence",
  time_offers: "id submission_id",
  estimates: "id submission_id",
  given_estimates: "id submission_id",
  payment_requests: "id submission_id",
  text_messages: "id submission_id booking_id next_attempt_at attempts",
};

const columnsOf = (tables: Record<string, string>) =>
  Object.entries(tables).flatMap(([table, names]) =>
    names.split(" ").map((name) => `${table}.${name}`),
  );

/**
 * Every page and URL that is rendered on request, with the section that says who sees it.
 * Pre-rendered pages are the same for every visitor and contain no personal data.
 */
const pages: Record<string, string> = {
  inquiries: "site/contact/contact-json.ts",
  "status-link": "site/visitor/inquiry-status.tsx site/visitor/visitor-estimate.tsx",
  emails: "site/visitor/stop-emails.tsx",
  payments:
    "site/payment/payment-json.ts site/payment/payment-return.tsx site/payment/test-checkout.tsx staff/payments/payments.tsx staff/payments/payments-csv.ts staff/payments/payment.tsx staff/payments/ask-payment.tsx",
  // The path of an unknown page is logged.
  "server-records": "site/frame/not-found.tsx",
  sharing:
    "staff/staff-layout.tsx staff/frame/missing.ts staff/inbox/queue-layout.tsx staff/inbox/queue.tsx staff/inbox/next.ts staff/new-inquiry/new-inquiry.tsx staff/inbox/queue-json.ts staff/bookings/calendar.tsx staff/bookings/print-calendar.tsx staff/bookings/person-hours.tsx staff/bookings/booking.tsx staff/bookings/offer.tsx staff/bookings/feed.ts staff/inquiry/inquiry.tsx staff/conversation/conversation-json.ts staff/inquiry/erase.tsx staff/estimates/write-estimate.tsx staff/estimates/estimate.tsx staff/estimates/given-estimates.tsx staff/estimates/given-estimate.tsx staff/inquiry-list/inquiries.tsx staff/inquiry-list/inquiries-csv.ts staff/inquiry-list/print-inquiries.tsx staff/inquiry-list/print-inquiry.tsx staff/numbers/numbers.tsx staff/numbers/numbers-csv.ts",
  staff:
    "staff/conversation/saved-replies.tsx staff/products/update-products.tsx staff/products/update-products-json.ts staff/products/products.tsx staff/sign-in/sign-in.tsx staff/sign-in/sign-out.ts staff/sign-in/recovery.tsx staff/sign-in/session-json.ts staff/sign-in/confirm.tsx staff/account/passkey-json.ts staff/people/join.tsx staff/website/site.tsx staff/website/review.tsx staff/website/claims.tsx staff/website/history.tsx staff/website/restore.tsx staff/website/edit-facts.tsx staff/website/preview.ts staff/upkeep/launch.tsx staff/upkeep/upkeep.tsx staff/people/people.tsx staff/people/person.tsx staff/account/account.tsx staff/audit/audit.tsx",
};

const filesOf = (list: readonly RouteConfigEntry[]): string[] =>
  list.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

describe("the privacy policy names", () => {
  it("every column with personal data", () => {
    const personal = Object.entries(personalData).flatMap(([table, { none = "", ...kept }]) =>
      columnsOf({ [table]: Object.values(kept).join(" ") }).filter(
        (column) => !none.split(" ").includes(column) && !column.endsWith("."),
      ),
    );
    const named = [...Object.values(stored).flatMap(columnsOf), ...columnsOf(keysOfRows)];
    expect(
      personal.filter((column) => !named.includes(column)),
      "A new column: say in the policy what it holds, and above in which section",
    ).toEqual([]);
    expect(named.filter((column) => !personal.includes(column))).toEqual([]);
    expect(new Set(named).size, "each in one place").toBe(named.length);
    for (const section of Object.keys(stored)) expect(sections.has(section), section).toBe(true);
  });

  it("every mail about an inquiry", () => {
    const text = sections.get("emails") ?? "";
    for (const { says } of Object.values(mailContents)) expect(text).toContain(says);
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
