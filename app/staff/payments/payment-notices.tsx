import { staffPaymentsWords } from "~/content/en/staff/staff-payments";
import { amountText, formatCents } from "~/facts/amount";
import { LocalTime } from "~/staff/frame/local-time";
import { DoButton } from "~/ui/form/post-form";
import type { PaymentDetails, PaymentNotice } from "./open-payment.server";

const words = staffPaymentsWords.payment;

/** Error of a change to a payment, with the typed values so that they are kept. */
export type PaymentProblem = {
  /** The notice's id, or "link" for the form that links an inquiry. */
  about: string;
  message: string;
  typed: string;
};

/** Open notices with a form that settles them; settled ones below. */
export function PaymentNotices({
  payment,
  problem,
}: {
  payment: PaymentDetails;
  problem: PaymentProblem | undefined;
}) {
  const open = payment.notices.filter(({ settled }) => !settled);
  const settled = payment.notices.filter((notice) => notice.settled);
  return (
    <>
      {[...open, ...settled].map((notice) => (
        <section
          aria-labelledby={`notice-${notice.id}`}
          className={notice.settled ? "settled" : "problem"}
          key={notice.id}
        >
          <h2 id={`notice-${notice.id}`}>{words.noticeTitles[notice.kind]}</h2>
          <p>{whatIsWrong(notice, payment)}</p>
          {notice.kind === "paid-twice" && (
            <ul className="lines">
              {payment.sameInvoice.map((reference) => (
                <li key={reference}>
                  <a className="reference" href={`/staff/payments/${reference}`}>
                    {reference}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className="hint">
            <LocalTime at={notice.at} />
          </p>
          {notice.settled ? (
            <Settled {...notice.settled} />
          ) : (
            <SettleForm
              notice={notice}
              problem={problem?.about === notice.id ? problem : undefined}
            />
          )}
          {notice.settled && problem?.about === notice.id && (
            <p className="mark" role="alert">
              {problem.message}
            </p>
          )}
        </section>
      ))}
    </>
  );
}

function whatIsWrong({ kind, amountCents, currency }: PaymentNotice, payment: PaymentDetails) {
  const amount =
    currency === "usd"
      ? formatCents(amountCents)
      : `${amountText(amountCents)} ${currency.toUpperCase()}`;
  if (kind === "paid-twice") return words.paidTwice(payment.invoice);
  if (kind === "dispute") return words.dispute(amount);
  return words.wrongAmount(amount, formatCents(payment.amountCents));
}

function Settled({ at, by, note }: NonNullable<PaymentNotice["settled"]>) {
  return (
    <>
      <p className="text">{note}</p>
      <p className="hint">
        {words.settledBy(by)}, <LocalTime at={at} />
      </p>
    </>
  );
}

function SettleForm({
  notice: { id },
  problem,
}: {
  notice: PaymentNotice;
  problem: PaymentProblem | undefined;
}) {
  const field = `note-${id}`;
  return (
    <form className="settle" method="post">
      <label htmlFor={field}>{words.note}</label>
      {problem && (
        <p className="mark" id={`${field}-problem`} role="alert">
          {problem.message}
        </p>
      )}
      <textarea
        aria-describedby={problem && `${field}-problem`}
        aria-invalid={problem ? true : undefined}
        defaultValue={problem?.typed}
        id={field}
        name="note"
        rows={3}
      />
      <p>
        <DoButton className="button" value={`settle:${id}`}>
          {words.settle}
        </DoButton>
      </p>
    </form>
  );
}
