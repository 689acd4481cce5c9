import { data, redirect } from "react-router";
import { paymentMessages } from "~/content/en/form-messages";
import { paymentRequestWords as words } from "~/content/en/staff/staff-payments";
import { readPost } from "~/core/http/read-form";
import { adviceOn, centsOf, formatCents, longestInvoice } from "~/facts/amount";
import { plainLine } from "~/facts/typed-text";
import { LocalTime } from "~/staff/frame/local-time";
import { FormProblems, Notice } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, staffTitle } from "~/staff/frame/staff-frame";
import { isInquiryFor } from "~/staff/inquiry-record/own-inquiries.server";
import { readUnreachable } from "~/staff/inquiry-record/reach-visitor.server";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import { TextField } from "~/ui/form/field";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/ask-payment";
import { askForPayment, requestsOfInquiry, withdrawRequest } from "./request-payment.server";

const pathOf = (reference: string) => `/staff/inquiries/${encodeURIComponent(reference)}`;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const reference = referenceParam(params);
  if (!(await isInquiryFor(app, actor, reference))) throw data(null, { status: 404 });
  const requests = await requestsOfInquiry(app, { actor, reference });
  const mayNotSend = (await readUnreachable(app, { actor, reference })) !== null;
  return { reference, requests, mayNotSend, saved: new URL(request.url).searchParams.has("saved") };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const reference = referenceParam(params);
  const { text, what, value, idempotencyKey } = readPost(context);
  if (!idempotencyKey) throw data(null, { status: 400 });
  const change = { actor, reference, idempotencyKey };
  if (what === "withdraw") {
    const outcome = await withdrawRequest(app, { ...change, id: value });
    if (outcome === "missing") throw data(null, { status: 404 });
    return redirect(`${pathOf(reference)}/payment?saved=1`, 303);
  }
  const typed = { amount: text("amount"), invoice: plainLine(text("invoice")) };
  const amountCents = centsOf(typed.amount);
  const problems: [field: string, message: string][] = [];
  if (amountCents === null)
    problems.push(["amount", paymentMessages.amountToWrite(adviceOn(typed.amount))]);
  if (typed.invoice.length > longestInvoice)
    problems.push(["invoice", words.invoiceTooLong(longestInvoice)]);
  if (problems.length > 0 || amountCents === null)
    return data({ typed, problems }, { status: 422 });
  const outcome = await askForPayment(app, { ...change, amountCents, invoice: typed.invoice });
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "unreachable")
    return data({ typed, problems: [["amount", words.unreachable]] }, { status: 409 });
  return redirect(`${pathOf(reference)}?saved=1`, 303);
}

/** A request for an amount, with an invoice number, to the visitor of an inquiry. */
export default function AskPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, requests, mayNotSend, saved } = loaderData;
  const { typed, problems = [] } = actionData ?? {};
  const errorOf = (field: string) => problems.find(([name]) => name === field)?.[1];
  return (
    <article className="new-inquiry">
      <title>{staffTitle(words.title(reference), actionData !== undefined)}</title>
      <PageHead back={[pathOf(reference), words.back]} title={words.heading} />
      <p className="lead">{mayNotSend ? words.unreachable : words.lead}</p>
      <Notice text={saved && !actionData && words.withdrawn} />
      <PostForm noValidate>
        {actionData && (
          <FormProblems
            heading={words.problems}
            list={problems as [field: string, message: string][]}
          />
        )}
        <div className="panel fields" hidden={mayNotSend && !typed}>
          <TextField
            autoComplete="off"
            defaultValue={typed?.amount}
            error={errorOf("amount")}
            id="amount"
            inputMode="decimal"
            label={words.amount}
            maxLength={20}
            name="amount"
          />
          <TextField
            autoComplete="off"
            defaultValue={typed?.invoice}
            error={errorOf("invoice")}
            id="invoice"
            label={words.invoice}
            maxLength={longestInvoice}
            name="invoice"
            optional
            spellCheck={false}
          />
        </div>
        {!mayNotSend && (
          <DoButton className="button" value="ask">
            {words.submit}
          </DoButton>
        )}
      </PostForm>
      {requests.length > 0 && (
        <section aria-labelledby="asked">
          <h2 id="asked">{words.asked}</h2>
          <PostForm>
            <ul className="lines">
              {requests.map(({ id, at, who, amountCents, invoice, leftCents }) => (
                <li key={id}>
                  <strong>{formatCents(amountCents)}</strong> {words.invoiceOf(invoice)}{" "}
                  <span className={leftCents === 0 ? "hint" : "mark"}>
                    {words.state(leftCents, formatCents(leftCents))}
                  </span>{" "}
                  <span className="hint">
                    {who}, <LocalTime at={at} />
                  </span>{" "}
                  {leftCents > 0 && (
                    <DoButton className="button quiet small" value={`withdraw:${id}`}>
                      {words.withdraw}
                      <span className="visually-hidden"> {formatCents(amountCents)}</span>
                    </DoButton>
                  )}
                </li>
              ))}
            </ul>
          </PostForm>
        </section>
      )}
    </article>
  );
}
