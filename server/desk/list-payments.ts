import type { DeskPayment, DeskServices } from "../../app/contracts/desk";
import type { PaymentRow } from "../db/schema";
import { canonicalReference } from "../inquiries/reference";
import type { DeskParts } from "./desk-parts";
import { keysetPage } from "./keyset-page";
import { writeAudit } from "./write-audit";

/** `testKey`: the provider keeps what was paid with its test keys on pages of their own. */
export function makeListPayments(
  { db, clock }: DeskParts,
  { testKey }: { testKey: boolean },
): DeskServices["listPayments"] {
  return async ({ who, status, search, cursor }) => {
    let payments = db.selectFrom("payments").selectAll().where("removed_at", "is", null);
    if (status) payments = payments.where("status", "=", status);
    const reference = canonicalReference(search) ?? search.trim();
    if (reference) payments = payments.where("reference", "=", reference);
    const page = await keysetPage(
      payments,
      { at: "created_at", id: "id" },
      ({ created_at: at, id }) => ({ at, id }),
      cursor,
    );
    await writeAudit(db, {
      at: clock(),
      who,
      action: "listed payments",
      detail: page.rows.map((row) => row.reference).join(" "),
    });
    return { ...page, rows: page.rows.map((row) => asShown(row, testKey)) };
  };
}

function asShown(row: PaymentRow, testKey: boolean): DeskPayment {
  const folder = testKey ? "test/payments" : "payments";
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    amountCents: row.amount_cents,
    description: row.description,
    status: row.status,
    paidAt: row.paid_at,
    failure: row.failure,
    providerUrl:
      row.provider === "stripe" && row.payment_intent
        ? `https://dashboard.stripe.com/${folder}/${encodeURIComponent(row.payment_intent)}`
        : null,
    test: row.provider === "test",
  };
}
