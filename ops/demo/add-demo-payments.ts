import type { App } from "../../app/core/app";
import type { Actor } from "../../app/core/sessions/people";
import { recordPayment } from "../../app/site/payment/record-payment.server";
import { recordReversal } from "../../app/site/payment/record-reversal.server";
import { startPayment } from "../../app/site/payment/start-payment.server";
import { finishTestCheckout } from "../../app/site/payment/test-checkout.server";
import { linkPayment } from "../../app/staff/payments/change-payment.server";
import type { When } from "./play-story";

type Reversal = { at: When; kind: "refund" | "dispute"; amountCents: number; status: string };

type DemoPayment = {
  at: When;
  amountCents: number;
  description: string;
  invoice?: string;
  /** Absent while the payer has not decided. */
  ends?: "paid" | "expired";
  reversal?: Reversal;
  /** Id of the story whose inquiry the desk links to the payment. */
  linkedTo?: string;
};

export const demoPayments: readonly DemoPayment[] = [
  {
    at: [-12, "14:10"],
    amountCents: 35_210,
    description: "Invoice 1041: NAD+ nasal spray",
    invoice: "1041",
    ends: "paid",
    linkedTo: "closed-came",
  },
  {
    at: [-9, "16:05"],
    amountCents: 42_680,
    description: "Invoice 1046: Program, first month",
    invoice: "1046",
    ends: "paid",
    reversal: { at: [-5, "10:30"], kind: "refund", amountCents: 10_000, status: "succeeded" },
    linkedTo: "closed-long-note",
  },
  {
    at: [-7, "11:40"],
    amountCents: 74_102,
    description: "Invoice 1052: Program",
    invoice: "1052",
    ends: "paid",
    reversal: { at: [-2, "08:15"], kind: "dispute", amountCents: 74_102, status: "needs_response" },
  },
  { at: [-4, "12:30"], amountCents: 15_000, description: "Follow-up visit", ends: "paid" },
  {
    at: [-3, "17:20"],
    amountCents: 36_878,
    description: "Invoice 1060: Wellness services",
    invoice: "1060",
    ends: "expired",
  },
  {
    at: { minutesAgo: 190 },
    amountCents: 31_141,
    description: "Invoice 1063: Laboratory tests",
    invoice: "1063",
    ends: "paid",
    linkedTo: "came",
  },
  {
    at: { minutesAgo: 12 },
    amountCents: 37_857,
    description: "Invoice 1066: Wellness services",
    invoice: "1066",
  },
];

/** Pays at the test checkout, as visitors do, and reports refunds as a provider would. */
export function makeDemoPayments(app: App) {
  const { db, checkout } = app;

  return {
    /** Returns the payment's id. */
    async pay(
      { amountCents, description, invoice = "", ends }: DemoPayment,
      idempotencyKey: string,
    ) {
      const asked = { amountCents, description, invoice, idempotencyKey, visitor: "demo" };
      const started = await startPayment(app, asked);
      if (started.outcome !== "started")
        throw new Error(`Demo payment refused: ${started.message}`);
      const sessionId = started.url.split("/").at(-1) ?? "";
      if (ends === "paid") await finishTestCheckout(app, sessionId, "pay");
      if (ends === "expired") await recordPayment(app, await checkout.cancelCheckout(sessionId));
      const { id } = await db
        .selectFrom("payments")
        .select("id")
        .where("session_id", "=", sessionId)
        .executeTakeFirstOrThrow();
      return id;
    },

    async reverse(paymentId: string, { kind, amountCents, status }: Reversal) {
      const id = `${kind}_${paymentId}`;
      const about = { about: "reversal" as const, paymentId, paymentIntent: "", currency: "usd" };
      await recordReversal(app, { ...about, kind, id, amountCents, status });
    },

    async link(paymentId: string, inquiry: string, actor: Actor) {
      const { reference } = await db
        .selectFrom("payments")
        .select("reference")
        .where("id", "=", paymentId)
        .executeTakeFirstOrThrow();
      await linkPayment(app, { actor: actor, reference, inquiry });
    },
  };
}
