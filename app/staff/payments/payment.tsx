import { data, redirect } from "react-router";
import { paymentMessages } from "~/content/en/form-messages";
import { staffWords } from "~/content/en/staff/staff";
import { staffPaymentsWords } from "~/content/en/staff/staff-payments";
import { formChange, formKey, formText, readForm } from "~/core/http/read-form";
import { adviceOn, centsOf, formatCents } from "~/facts/amount";
import { Notice } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead } from "~/staff/frame/staff-frame";
import type { Route } from "./+types/payment";
import { linkPayment, settleNotice } from "./change-payment.server";
import { openPayment } from "./open-payment.server";
import { PaymentNotices, type PaymentProblem } from "./payment-notices";
import { PaymentAfter, PaymentFacts, PaymentLink } from "./payment-panels";
import { refundPayment } from "./refund-payment.server";

const words = staffPaymentsWords.payment;

/** Characters of the note with which a notice is settled. */
const longestSettlement = 1000;

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${words.title(params.reference)} | ${staffWords.area}` },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const payment = await openPayment(app, { actor, reference: params.reference });
  if (!payment) throw data(null, { status: 404 });
  return { payment, saved: new URL(request.url).searchParams.get("saved") };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const { reference } = params;
  const { do: change } = readForm(context, {
    do: formChange("settle", "link", "unlink", "refund"),
  });
  const [what, id] = change;
  const refuse = (about: string, message: string, typed: string, status: number) =>
    data<PaymentProblem>({ about, message, typed }, { status });
  let savedAs: string = what;
  switch (what) {
    case "refund": {
      const typed = readForm(context, { amount: formText(40), attempt: formKey });
      const amountCents = centsOf(typed.amount);
      const wrong = (message: string, status: number) =>
        refuse("refund", message, typed.amount, status);
      if (amountCents === null)
        return wrong(paymentMessages.amountToWrite(adviceOn(typed.amount)), 422);
      const refundInput = { actor, reference, amountCents, idempotencyKey: typed.attempt };
      const result = await refundPayment(app, refundInput);
      const { refund } = words;
      if (result.outcome === "missing") throw data(null, { status: 404 });
      if (result.outcome === "too-much")
        return wrong(refund.tooMuch(formatCents(result.leftCents)), 422);
      if (result.outcome === "not-refundable") return wrong(refund.notRefundable, 409);
      if (result.outcome === "refused") return wrong(refund.refused(result.message), 502);
      savedAs = result.outcome;
      break;
    }
    case "settle": {
      const { note } = readForm(context, { note: formText() });
      if (note === "") return refuse(id, words.noteMissing, note, 422);
      if (note.length > longestSettlement)
        return refuse(id, words.noteTooLong(longestSettlement), note, 422);
      const outcome = await settleNotice(app, { actor, reference, notice: id, note });
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "known") return refuse(id, words.known, note, 409);
      break;
    }
    case "link":
    case "unlink": {
      const inquiry = what === "link" ? readForm(context, { inquiry: formText(300) }).inquiry : "";
      const outcome =
        what === "link" && inquiry === ""
          ? "no-inquiry"
          : await linkPayment(app, { actor, reference, inquiry });
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "no-inquiry") return refuse("link", words.noInquiry, inquiry, 422);
      break;
    }
  }
  return redirect(`/staff/payments/${encodeURIComponent(reference)}?saved=${savedAs}`, 303);
}

/** The change that was saved, as the URL names it; undefined: none. */
const savedText = (what: string | null) =>
  new Map<string | null, string>(
    Object.entries({ ...words.saved, refunded: words.refund.done, waits: words.refund.waits }),
  ).get(what);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, saved } = loaderData;
  return (
    <div className="payment">
      <PageHead
        back={["/staff/payments", words.back]}
        title={
          <>
            <span className="amount">{formatCents(payment.amountCents)}</span>{" "}
            <span className="reference">{payment.reference}</span>
          </>
        }
      />
      <Notice text={!actionData && savedText(saved)} />
      <PaymentNotices payment={payment} problem={actionData} />
      <div className="payment-parts">
        <PaymentFacts payment={payment} />
        <div>
          <PaymentAfter payment={payment} problem={actionData} />
          <PaymentLink payment={payment} problem={actionData} />
        </div>
      </div>
    </div>
  );
}
