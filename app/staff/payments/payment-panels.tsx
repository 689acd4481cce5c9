import type { ReactNode } from "react";
import { staffWords } from "~/content/en/staff/staff";
import { staffPaymentsWords } from "~/content/en/staff/staff-payments";
import { amountText, formatCents } from "~/facts/amount";
import { LocalTime } from "~/staff/frame/local-time";
import { useStaff } from "~/staff/frame/staff-frame";
import { TextField } from "~/ui/form/field";
import { DoButton, PostForm } from "~/ui/form/post-form";
import { InlineScript } from "~/ui/piece/inline";
import type { PaymentDetails } from "./open-payment.server";
import type { PaymentProblem } from "./payment-notices";
import { PaymentState } from "./payment-table";
import refundScript from "./refund-script.ts?script";

const words = staffPaymentsWords.payment;

export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  const { description, invoice, email, createdAt, failure, providerUrl, test } = payment;
  const provider = providerUrl ? (
    <a href={providerUrl} rel="noreferrer">
      {staffPaymentsWords.open}
    </a>
  ) : test ? (
    staffPaymentsWords.test
  ) : (
    words.noEmail
  );
  const facts: [label: string, value: ReactNode][] = [
    [words.status, <PaymentState key="state" payment={payment} />],
    [words.description, description],
    [words.invoice, invoice || words.noInvoice],
    [words.started, <LocalTime at={createdAt} key="started" />],
    [words.failure, failure && (staffPaymentsWords.failures[failure] ?? failure)],
    [words.email, email ?? words.noEmail],
    [words.provider, provider],
  ];
  return (
    <dl className="facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

export function PaymentAfter({
  payment,
  problem,
}: {
  payment: PaymentDetails;
  problem: PaymentProblem | undefined;
}) {
  const { reversals, unmade, refundedCents, leftCents } = payment;
  const mayRefund = useStaff().may("/staff/payments/:reference", "refund") && leftCents > 0;
  const refund = problem?.about === "refund" ? problem : undefined;
  if (reversals.length + unmade.length + refundedCents === 0 && !mayRefund && !refund) return null;
  return (
    <section aria-labelledby="after">
      <h2 id="after">{words.after}</h2>
      <ul className="lines">
        {unmade.map(({ id, amountCents, state, failure, at, who }) => (
          <li key={id}>
            <strong>
              {words.kinds.refund} {formatCents(amountCents)}
            </strong>{" "}
            {state === "refused" ? `${words.refused}: ${failure}` : words.waits} ·{" "}
            <LocalTime at={at} />, {words.by(who)}
          </li>
        ))}
        {reversals.map(({ id, kind, amountCents, status, at, who }) => (
          <li key={id}>
            <strong>
              {words.kinds[kind]} {formatCents(amountCents)}
            </strong>{" "}
            {words.states[status] ?? status} · <LocalTime at={at} />
            {who && `, ${words.by(who)}`}
          </li>
        ))}
      </ul>
      {refundedCents > 0 && (
        <p>
          {words.refundedInAll}: <strong>{formatCents(refundedCents)}</strong>
        </p>
      )}
      {(mayRefund || refund) && (
        <details open={refund !== undefined}>
          <summary className="button quiet">{words.refund.open}</summary>
          <PostForm className="settle">
            <TextField
              autoComplete="off"
              defaultValue={refund?.typed ?? amountText(leftCents)}
              error={refund?.message}
              hint={words.refund.hint(formatCents(leftCents))}
              id="refund-amount"
              inputMode="decimal"
              label={words.refund.amount}
              maxLength={20}
              name="amount"
            />
            <p className="buttons">
              <DoButton className="button danger" data-refund={words.refund.submit} value="refund">
                {words.refund.submit}
              </DoButton>
              <span className="hint">{staffWords.asksToReauthenticate}</span>
            </p>
            <InlineScript text={refundScript} />
          </PostForm>
        </details>
      )}
    </section>
  );
}

export function PaymentLink({
  payment: { inquiries },
  problem: anyProblem,
}: {
  payment: PaymentDetails;
  problem: PaymentProblem | undefined;
}) {
  const problem = anyProblem?.about === "link" ? anyProblem : undefined;
  if (!useStaff().may("/staff/payments/:reference", "link")) return null;
  return (
    <section aria-labelledby="inquiry">
      <h2 id="inquiry">{words.inquiry}</h2>
      {inquiries.length === 0 && <p>{words.none}</p>}
      <ul className="lines">
        {inquiries.map((inquiry) => (
          <li key={inquiry.reference}>
            <a href={`/staff/inquiries/${inquiry.reference}`}>
              {inquiry.name} <span className="reference">{inquiry.reference}</span>
            </a>{" "}
            <span className="hint">{words.found[inquiry.by]}</span>
          </li>
        ))}
      </ul>
      <form className="link-inquiry" method="post">
        <label htmlFor="inquiry-of">{words.link}</label>
        {problem && (
          <p className="mark" id="inquiry-problem" role="alert">
            {problem.message}
          </p>
        )}
        <input
          aria-describedby={problem && "inquiry-problem"}
          aria-invalid={problem ? true : undefined}
          autoComplete="off"
          defaultValue={problem?.typed}
          id="inquiry-of"
          maxLength={254}
          name="inquiry"
          spellCheck={false}
          type="text"
        />
        <p className="buttons">
          <DoButton className="button quiet" value="link">
            {words.linkButton}
          </DoButton>
          {inquiries.some(({ by }) => by === "staff") && (
            <DoButton className="button quiet" value="unlink">
              {words.unlink}
            </DoButton>
          )}
        </p>
      </form>
    </section>
  );
}
