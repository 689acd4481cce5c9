import { staffPaymentsWords } from "~/content/en/staff/staff-payments";
import type { PaymentProblem } from "./payment-problem";
import type { PaymentDetails } from "./payment-types";

const words = staffPaymentsWords.payment;

/** The inquiries to which the payment belongs, and the field that says which it is. */
export function PaymentLink({
  payment: { reference, inquiries },
  problem: anyProblem,
}: {
  payment: PaymentDetails;
  problem: PaymentProblem | undefined;
}) {
  const problem = anyProblem?.about === "link" ? anyProblem : undefined;
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
      <form action={`/staff/payments/${reference}`} className="link-inquiry" method="post">
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
          <button className="button quiet" name="do" type="submit" value="link">
            {words.linkButton}
          </button>
          {inquiries.some(({ by }) => by === "staff") && (
            <button className="button quiet" name="do" type="submit" value="unlink">
              {words.unlink}
            </button>
          )}
        </p>
      </form>
    </section>
  );
}
