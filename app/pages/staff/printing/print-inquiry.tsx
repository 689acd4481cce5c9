import { data } from "react-router";
import { staffWords, statusWords } from "~/content/en/staff/staff";
import { printingWords as words } from "~/content/en/staff/staff-printing";
import { deskOf } from "../frame/staff-context";
import { askedReference, leadToReference } from "../inquiry/asked-reference";
import { InquiryHistory } from "../inquiry/inquiry-history";
import { SentByVisitor } from "../inquiry/sent-by-visitor";
import type { Route } from "./+types/print-inquiry";
import { PrintBar } from "./print-bar";

export const middleware = [leadToReference];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk, who } = deskOf(context);
  const inquiry = await desk.printInquiry({ who, reference: askedReference(params) });
  if (!inquiry) throw data(null, { status: 404 });
  return { inquiry };
}

/** One inquiry on paper: what was sent, and what was done about it. */
export default function PrintInquiry({ loaderData: { inquiry } }: Route.ComponentProps) {
  const { reference } = inquiry;
  return (
    <article className="inquiry">
      <title>{`${words.inquiryTitle(reference)} | ${staffWords.area}`}</title>
      <PrintBar back={`/staff/inquiries/${reference}`} label={words.backToInquiry} />
      <header className="inquiry-head">
        <div>
          <h1 dir="auto">{inquiry.name}</h1>
          <p className="inquiry-facts">
            <span className="reference">{reference}</span>
            <span className="status" data-status={inquiry.status}>
              {statusWords[inquiry.status]}
            </span>
          </p>
        </div>
      </header>
      <SentByVisitor inquiry={inquiry} />
      <InquiryHistory by="" history={inquiry.history} reference={reference} />
    </article>
  );
}
