import { data, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { staffPaymentsWords } from "~/content/en/staff/staff-payments";
import { formChange, formText, readForm } from "~/core/http/read-form";
import { formatCents } from "~/facts/amount";
import { Notice } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import type { Route } from "./+types/payment";
import { linkPayment, settleNotice } from "./change-payment.server";
import { openPayment } from "./open-payment.server";
import { PaymentNotices, type PaymentProblem } from "./payment-notices";
import { PaymentAfter, PaymentFacts, PaymentLink } from "./payment-panels";

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
  const { do: change } = readForm(context, { do: formChange("settle", "link", "unlink") });
  const [what, id] = change;
  const refuse = (about: string, message: string, typed: string, status: number) =>
    data<PaymentProblem>({ about, message, typed }, { status });
  switch (what) {
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
  return redirect(`/staff/payments/${encodeURIComponent(reference)}?saved=${what}`, 303);
}

/** What was saved, by the URL; null: nothing. */
const savedText = (what: string | null) =>
  new Map<string | null, string>(Object.entries(words.saved)).get(what);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, saved } = loaderData;
  return (
    <div className="payment">
      <p>
        <a className="tap" href="/staff/payments">
          {words.back}
        </a>
      </p>
      <h1>
        <span className="amount">{formatCents(payment.amountCents)}</span>{" "}
        <span className="reference">{payment.reference}</span>
      </h1>
      <Notice text={!actionData && savedText(saved)} />
      <PaymentNotices payment={payment} problem={actionData} />
      <div className="payment-parts">
        <PaymentFacts payment={payment} />
        <div>
          <PaymentAfter payment={payment} />
          <PaymentLink payment={payment} problem={actionData} />
        </div>
      </div>
    </div>
  );
}
