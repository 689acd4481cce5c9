import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { oneOf } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { PaymentRow } from "~/core/db/tables/payment-tables";
import type { Actor } from "~/core/sessions/people";
import { referenceInitials } from "~/facts/identity";
import { isWholeOf } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { canonicalReference } from "~/staff/inquiry-record/reference.server";
import { emailToken } from "~/staff/inquiry-record/search-tokens.server";

export type DeskPayment = Awaited<ReturnType<typeof showPayments>>[number];

/** Payments as the desk shows them, each with its inquiries that `actor` may see. */
export async function showPayments(
  { db, config }: App,
  { actor, rows }: { actor: Actor; rows: readonly PaymentRow[] },
) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const inquiries = await inquiriesOf(db, actor, rows);
  const open = await db
    .selectFrom("payment_notices")
    .select("payment_id")
    .where(oneOf(db, "payment_notices.payment_id", ids))
    .where("settled_at", "is", null)
    .execute();
  const withNotice = new Set(open.map(({ payment_id }) => payment_id));
  // The provider has separate pages for payments with its test keys.
  const testKey = /^(sk|rk)_test_/.test(config.payments.secretKey);
  const folder = testKey ? "test/payments" : "payments";
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    amountCents: row.amount_cents,
    description: row.description,
    /** "" when none was given. */
    invoice: row.invoice,
    /** Details that the payer gave the provider. */
    email: row.email,
    status: row.status,
    paidAt: row.paid_at,
    refundedCents: row.refunded_cents,
    dispute: row.dispute,
    hasNotice: withNotice.has(row.id),
    /** The likeliest inquiry first. */
    inquiries: inquiries.get(row.id) ?? [],
    failure: row.failure,
    /** The provider's page of the payment; null when there is none. */
    providerUrl:
      row.provider === "stripe" && row.payment_intent
        ? `https://dashboard.stripe.com/${folder}/${encodeURIComponent(row.payment_intent)}`
        : null,
    test: row.provider === "test",
  }));
}

/**
 * How the inquiry was found: linked by staff, by its reference in the text, or by the same email.
 */
type PaymentInquiry = { reference: string; name: string; by: "staff" | "text" | "email" };

const shaped = new RegExp(`\\b${referenceInitials}[- ]?\\w{4}[- ]?\\w{2}\\b`, "gi");

/** Most inquiries of one email address that are shown. */
const most = 5;

/**
 * Finds the inquiries of payments, by the payments' ids: linked by staff, with a reference in the
 * payer's text, or from the payer's email address.
 */
async function inquiriesOf(db: Kysely<Schema>, actor: Actor, payments: readonly PaymentRow[]) {
  const references = payments.flatMap((payment) => referencesIn(payment));
  const emails = payments.flatMap(({ email }) => (email ? [emailToken(email)] : []));
  // Two queries, because one with "or" would read the whole table.
  const ids = await db
    .selectFrom("contact_submissions")
    .select("id")
    .where(oneOf(db, "contact_submissions.reference", references))
    .union(
      db
        .selectFrom("inquiry_tokens")
        .select("submission_id as id")
        .where(oneOf(db, "inquiry_tokens.token", emails)),
    )
    .execute();
  const found = await db
    .selectFrom("contact_submissions as part")
    .innerJoin("contact_submissions", (join) => join.on(isWholeOf("part")))
    .select(["contact_submissions.reference", "part.reference as own", "part.email"])
    .select(["contact_submissions.first_name as first", "contact_submissions.last_name as last"])
    .where("contact_submissions.removed_at", "is", null)
    .where(maySee(actor))
    .where(
      oneOf(
        db,
        "part.id",
        ids.map(({ id }) => id),
      ),
    )
    .orderBy("part.created_at", "desc")
    .execute();

  return new Map(
    payments.map((payment): [string, PaymentInquiry[]] => {
      const { id, email, inquiry_reference: chosen } = payment;
      const written = referencesIn(payment);
      const by = (row: (typeof found)[number]): PaymentInquiry["by"] | null => {
        if (row.own === chosen) return "staff";
        if (written.includes(row.own)) return "text";
        return email && emailToken(row.email) === emailToken(email) ? "email" : null;
      };
      const order = ["staff", "text", "email"];
      const inquiries = found
        .flatMap((row) => {
          const how = by(row);
          const { reference, first, last } = row;
          return how ? [{ reference, name: `${first} ${last}`, by: how }] : [];
        })
        .sort((a, b) => order.indexOf(a.by) - order.indexOf(b.by))
        // Joined inquiries are one.
        .filter(
          ({ reference }, n, all) => all.findIndex((one) => one.reference === reference) === n,
        );
      return [id, inquiries.slice(0, most)];
    }),
  );
}

/** Possible references in the description, and the one that staff linked. */
function referencesIn({ description, inquiry_reference: chosen }: PaymentRow): string[] {
  const written = description.match(shaped) ?? [];
  const references = written.flatMap((text) => canonicalReference(text) ?? []);
  return chosen ? [chosen, ...references] : references;
}
