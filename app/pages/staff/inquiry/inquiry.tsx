import { data } from "react-router";
import { officeDuration, staffWords, statusWords } from "~/content/en/pages/staff";
import type { InquiryDetails } from "~/contracts/desk";
import { deskOf } from "../frame/staff-context";
import { useStaff } from "../frame/use-staff";
import type { Route } from "./+types/inquiry";
import { askedReference, leadToReference } from "./asked-reference";
import { changeInquiry } from "./change-inquiry";
import { ChangeForm, NotSpamForm, Retention } from "./inquiry-actions";
import { InquiryHistory } from "./inquiry-history";
import { InquiryMails } from "./inquiry-mails";
import { mailtoLink, telLink } from "./reply-links";
import { SentByVisitor } from "./sent-by-visitor";

const words = staffWords.inquiry;

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${words.title(params.reference)} | ${staffWords.area}` },
];

export const middleware = [leadToReference];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { desk, who } = deskOf(context);
  const inquiry = await desk.openInquiry({ who, reference: askedReference(params) });
  const saved = new URL(request.url).searchParams.get("saved") === "1";
  const page = { inquiry, saved, attempt: crypto.randomUUID(), now: Date.now() };
  return inquiry ? page : data(page, { status: 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return changeInquiry(await request.formData(), askedReference(params), context);
}

export default function Inquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { inquiry, saved, attempt, now } = loaderData;
  const { may } = useStaff();
  if (!inquiry) return <Missing />;
  const mayChange = may("/staff/inquiries/:reference", "note");
  return (
    <article className="inquiry">
      <p className="back">
        <a className="tap" href="/staff/inquiries">
          {words.back}
        </a>
      </p>
      <Head inquiry={inquiry} />
      {saved && !actionData && (
        <p className="notice" role="status">
          {words.done}
        </p>
      )}
      {inquiry.spam && mayChange && <NotSpamForm attempt={attempt} mails={inquiry.mails} />}
      <div className="inquiry-grid">
        <div>
          <SentByVisitor inquiry={inquiry} />
          <InquiryMails
            attempt={inquiry.spam || !mayChange ? null : attempt}
            mails={inquiry.mails}
          />
        </div>
        <div>
          {mayChange && (
            <ChangeForm attempt={attempt} problem={actionData} status={inquiry.status} />
          )}
          <InquiryHistory history={inquiry.history} />
          <Retention attempt={attempt} inquiry={inquiry} now={now} />
        </div>
      </div>
    </article>
  );
}

function Head({ inquiry }: { inquiry: InquiryDetails }) {
  const time = officeDuration(inquiry.waitedMinutes);
  return (
    <header className="inquiry-head">
      <div>
        <h1 dir="auto">{inquiry.name}</h1>
        <p className="inquiry-facts">
          <span className="reference">{inquiry.reference}</span>
          <span className="status" data-status={inquiry.status}>
            {statusWords[inquiry.status]}
          </span>
          <span>{inquiry.answeredAt ? words.answered(time) : words.waiting(time)}</span>
          {inquiry.overdue && <span className="mark">{words.overdue}</span>}
        </p>
      </div>
      <p className="inquiry-reach">
        <a className="button" href={telLink(inquiry.phone)}>
          {words.call} {inquiry.phone}
        </a>
        <a
          className="button quiet"
          href={mailtoLink(inquiry.email, words.replySubject(inquiry.reference))}
        >
          {words.reply}
        </a>
      </p>
    </header>
  );
}

function Missing() {
  return (
    <>
      <h1>{words.missing.title}</h1>
      <p>{words.missing.text}</p>
      <p>
        <a className="button" href="/staff/inquiries">
          {words.back}
        </a>
      </p>
    </>
  );
}
