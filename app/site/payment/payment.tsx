import { data, redirect } from "react-router";
import { splitPath } from "~/content/languages";
import { siteOf, useSite } from "~/content/use-site";
import { appContext, siteContext } from "~/context";
import { amountText } from "~/facts/amount";
import type { PageHandle } from "~/page-handle";
import { PageTitle } from "~/site/frame/page-title";
import { pageHead } from "~/site/seo/page-head";
import { findRequest } from "~/staff/payments/request-payment.server";
import { Island } from "~/ui/form/island";
import { Icon } from "~/ui/piece/icon";
import { EnglishApplies } from "~/ui/piece/in-english";
import { LinkedText } from "~/ui/piece/linked-text";
import { LowerStyle } from "~/ui/piece/lower-style";
import { Picture } from "~/ui/piece/picture";
import { PlainHero } from "~/ui/section/hero";
import type { Route } from "./+types/payment";
import style from "./amount-field.css?inline";
import amountScript from "./amount-script.ts?script";
import { PaymentForm, type PaymentFormProps } from "./payment-form";
import paymentFormUrls from "./payment-form.client.tsx?script-urls";
import { readPayment } from "./return-payment.server";
import { partsOfDescription, sendPayment } from "./send-payment.server";

export const handle: PageHandle = {
  hydrate: true,
  callBar: false,
  style,
  script: amountScript,
  linksLowerStyle: true,
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { words } = site;
  const { search } = words.paymentWords;
  return pageHead(site, { ...search, path: "/payment", image: "payment", titleInPage: true });
};

/**
 * "Try again" fills the form with the canceled payment: ?again= and the payment's id. A link on the
 * private page fills it with what the clinic asks for: ?request= and its id.
 */
export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<PaymentFormProps["defaults"]> {
  const query = new URL(request.url).searchParams;
  const requestId = query.get("request");
  const found =
    requestId && (await findRequest(context.get(appContext).db, requestId).catch(() => null));
  if (found)
    return { amount: amountText(found.leftCents), invoice: found.invoice, request: found.id };
  const id = query.get("again");
  const payment = id
    ? await readPayment(context.get(appContext), { id, via: "form" }).catch(() => null)
    : null;
  if (!payment || payment.status === "paid") return {};
  const { amountCents } = payment;
  return {
    amount: amountText(amountCents),
    request: payment.request,
    ...partsOfDescription(payment, context.get(siteContext).facts),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { status, response } = await sendPayment(context);
  if (response.outcome !== "started") return data(response, { status });
  // The router adds the prefix of the language to a path.
  return redirect(splitPath(response.url).path, 303);
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, language, words } = useSite();
  const props: PaymentFormProps = {
    response: actionData,
    defaults: loaderData,
    phone: facts.phones.clinic,
  };
  return (
    <>
      <PageTitle isWrong={actionData !== undefined} title={words.paymentWords.search.title} />
      <PlainHero
        lead={<LinkedText path="/payment" text={words.paymentWords.hero.lead} />}
        words={words.paymentWords.hero}
      />
      <div className="payment-page wrap">
        <div className="payment-form">
          <p className="payment-first">{words.paymentWords.beforePaying}</p>
          <Island now={actionData !== undefined} props={props} script={paymentFormUrls[language]}>
            <PaymentForm {...props} />
          </Island>
        </div>
        <LowerStyle />
        <div className="payment-aside">
          <Picture
            className="payment-picture no-print"
            name="receipt"
            sizes="(min-width: 68rem) 32vw, (min-width: 44rem) 46vw, 92vw"
          />
          <Icon name="lock" />
          <div>
            <p>{words.paymentWords.help}</p>
            <p>
              <a href="/refund-policy">{words.paymentWords.refundPolicy}</a>
            </p>
            <EnglishApplies path="/payment" />
          </div>
        </div>
      </div>
    </>
  );
}
