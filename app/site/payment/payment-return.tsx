import { data, redirect } from "react-router";
import { siteOf, useSite } from "~/content/use-site";
import { appContext } from "~/context";
import { formatPhone } from "~/facts/format-facts";
import type { PageHandle } from "~/page-handle";
import { PageTitle } from "~/site/frame/page-title";
import { pageHead } from "~/site/seo/page-head";
import { Icon } from "~/ui/piece/icon";
import { LinkedText } from "~/ui/piece/linked-text";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Picture } from "~/ui/piece/picture";
import style from "~/ui/styles/facts.css?inline";
import type { Route } from "./+types/payment-return";
import { Receipt } from "./receipt";
import { endPayment, type PaymentView, readPayment } from "./return-payment.server";
import returnScript from "./return-script.ts?script";

/** Number of checks of an unconfirmed payment: for about a minute, then the visitor may leave. */
const mostLooks = 12;

export const handle: PageHandle = { style, script: returnScript, callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { words } = site;
  return pageHead(site, {
    ...words.paymentWords.search,
    path: "/payment/return",
    canonical: "/payment",
    image: "home",
    index: false,
    structuredData: [],
    titleInPage: true,
  });
};

/**
 * The page to which the provider returns the visitor, with the payment's unguessable id. A GET
 * changes nothing: link scanners request this URL too.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const look = Math.max(0, Math.trunc(Number(query.get("look"))) || 0);
  const payment = await readPayment(context.get(appContext), {
    id: query.get("payment") ?? "",
    via: query.has("cancelled") ? "cancel" : "return",
  }).catch(() => {
    throw data(null, { status: 503 });
  });
  if (!payment) throw data(null, { status: 404 });
  return { payment, look };
}

/** "Try again": ends an open checkout, then shows the form with the typed values. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = new URL(request.url).searchParams.get("payment") ?? "";
  const known = await endPayment(context.get(appContext), id).catch(() => {
    throw data(null, { status: 503 });
  });
  if (!known) throw data(null, { status: 404 });
  return redirect(`/payment?again=${id}`, 303);
}

export default function PaymentReturn({ loaderData }: Route.ComponentProps) {
  const { facts, words } = useSite();
  const { payment, look } = loaderData;
  const { status } = payment;
  const isAwaited = status === "processing" && look < mostLooks;
  const isLate = status === "processing" && !isAwaited;
  const { kicker, heading, text } = words.paymentWords.outcome[isLate ? "late" : status];
  const again = `/payment/return?payment=${payment.id}&look=${look + 1}#outcome`;
  return (
    <div className="payment-return wrap" data-status={status}>
      <PageTitle title={kicker} />
      <div className="payment-outcome" id="outcome" role="status" tabIndex={-1}>
        <p className="kicker">
          {status === "paid" && <Icon name="check" />}
          {isAwaited && <span aria-hidden="true" className="spinner" data-by-script="" hidden />}
          {kicker}
        </p>
        <h1 className="sentence">{heading}</h1>
        <p className="lead">
          <LinkedText path="/payment/return" text={text} />
        </p>
        {isAwaited && (
          <p className="lead" data-by-script="" hidden>
            {words.paymentWords.awaiting.byItself}
          </p>
        )}
      </div>
      <Receipt payment={payment} />
      <p className="print-only">
        {facts.legalName} · {facts.city}, {facts.state} · {formatPhone(facts.phones.clinic)}
      </p>
      <form
        action={`/payment/return?payment=${payment.id}`}
        className="actions no-print"
        method="post"
      >
        <NextSteps again={again} isAwaited={isAwaited} payment={payment} />
      </form>
      {status === "paid" && (
        <Picture className="payment-picture no-print" name="receipt" sizes="32vw" />
      )}
    </div>
  );
}

/** Next steps, the likeliest first. */
function NextSteps({
  payment: { id, status, checkoutUrl },
  again,
  isAwaited,
}: {
  payment: PaymentView;
  again: string;
  /** The page's script checks again by itself. */
  isAwaited: boolean;
}) {
  const { facts, words } = useSite();
  const { receipt, awaiting } = words.paymentWords;
  switch (status) {
    case "paid":
      return (
        <>
          <button
            className="button button-quiet"
            data-by-script=""
            data-print=""
            hidden
            type="button"
          >
            <Icon name="print" />
            {receipt.print}
          </button>
          <a className="button button-quiet" href="/">
            {receipt.home}
          </a>
        </>
      );
    case "cancelled":
    case "failed":
      return (
        <>
          <button className="button" type="submit">
            {receipt.again}
          </button>
          <PhoneLink className="button button-quiet" phone={facts.phones.clinic} />
        </>
      );
    case "open":
      return (
        <>
          {checkoutUrl && (
            <a className="button" href={checkoutUrl}>
              {receipt.goOn}
            </a>
          )}
          <a className="button button-quiet" href={`/payment?again=${id}`}>
            {receipt.another}
          </a>
        </>
      );
    case "processing":
      return (
        <>
          <a className="button button-quiet" data-again={isAwaited ? "" : undefined} href={again}>
            {awaiting.again}
          </a>
          <PhoneLink className="button button-quiet" phone={facts.phones.clinic} />
        </>
      );
  }
}
