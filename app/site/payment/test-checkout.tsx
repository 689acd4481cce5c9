import { data, redirect } from "react-router";
import { z } from "zod";
import { splitPath } from "~/content/languages";
import { siteOf, useSite } from "~/content/use-site";
import { appContext } from "~/context";
import { readForm } from "~/core/http/read-form";
import { formatCents } from "~/facts/amount";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import style from "~/ui/styles/facts.css?inline";
import type { Route } from "./+types/test-checkout";
import { finishTestCheckout, readTestCheckout } from "./test-checkout.server";

const choice = z.enum(["pay", "pay-later", "cancel"]);

export const handle: PageHandle = { style, callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { words } = site;
  return pageHead(site, {
    ...words.paymentWords.test.search,
    path: "/payment/test-checkout",
    canonical: "/payment",
    image: "home",
    index: false,
    structuredData: [],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const checkout = await readTestCheckout(context.get(appContext), params.id);
  if (!checkout) throw data(null, { status: 404 });
  return checkout;
}

export async function action({ params, context }: Route.ActionArgs) {
  const next = await finishTestCheckout(
    context.get(appContext),
    params.id,
    readForm(context, { choice }).choice,
  );
  if (next === null) throw data(null, { status: 404 });
  // The router adds the prefix of the language.
  return redirect(splitPath(next).path, 303);
}

/** Fakes the provider's hosted page, and says so in several places. */
export default function TestCheckout({ loaderData, params }: Route.ComponentProps) {
  const { words: siteWords } = useSite();
  const words = siteWords.paymentWords.test;
  const { amountCents, description, isOpen, backUrl } = loaderData;
  return (
    <div className="test-checkout wrap">
      <p className="test-mark">{words.mark}</p>
      <h1 className="sentence">{words.heading}</h1>
      <p className="lead">{words.text}</p>
      <dl className="facts">
        <div>
          <dt>{description}</dt>
          <dd className="receipt-amount">{formatCents(amountCents)}</dd>
        </div>
      </dl>
      {isOpen ? (
        <form action={`/payment/test-checkout/${params.id}`} className="actions" method="post">
          <button className="button" name="choice" type="submit" value="pay">
            {words.pay} {formatCents(amountCents)}
          </button>
          <button className="button button-quiet" name="choice" type="submit" value="pay-later">
            {words.payLater}
          </button>
          <button className="button button-quiet" name="choice" type="submit" value="cancel">
            {words.cancel}
          </button>
        </form>
      ) : (
        <>
          <p>{words.over}</p>
          <p className="actions">
            <a className="button" href={backUrl}>
              {words.back}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
