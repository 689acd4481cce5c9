import { data, useLocation } from "react-router";
import { useSite } from "~/content/use-site";
import { appContext, siteContext } from "~/context";
import namedFieldScript from "~/enhance/named-field-script.ts?script";
import { formatCents } from "~/facts/amount";
import type { PageHandle } from "~/page-handle";
import { PageTitle } from "~/site/frame/page-title";
import { totalOf } from "~/staff/estimates/read-estimate-form";
import { isOpen, type VisitorStatus } from "~/staff/inquiry-record/inquiry-states";
import { TextField } from "~/ui/form/field";
import { DoButton, Outcome } from "~/ui/form/post-form";
import { PhoneLink } from "~/ui/piece/phone-link";
import type { Route } from "./+types/inquiry-status";
import { Appointments, ChooseTime } from "./appointments";
import { Conversation } from "./conversation";
import { HoursTable } from "./hours-table";
import { Texts } from "./text-consent";
import { postVisitorAction, type VisitorProblem } from "./visitor-actions.server";
import { type OpenVisitorPage, readVisitorPage } from "./visitor-page.server";

export const handle: PageHandle = { callBar: false, script: namedFieldScript };

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

/**
 * Shows the inquiry's progress and messages to whoever has the link, without the visitor's name.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await readVisitorPage(
    context.get(appContext),
    params["*"] ?? "",
    context.get(siteContext).words,
  );
  const done = new URL(request.url).searchParams.get("done");
  const answer = { page, done };
  return page ? answer : data(answer, { status: 404 });
}

export const action = ({ params, context }: Route.ActionArgs) =>
  postVisitorAction(params["*"] ?? "", context);

export default function InquiryStatus({ loaderData, actionData }: Route.ComponentProps) {
  const {
    facts: { phones },
    words,
  } = useSite();
  const { page, done } = loaderData;
  const { pathname } = useLocation();
  return (
    <div className="message-page wrap">
      <PageTitle isWrong={actionData !== undefined} title={words.inquiryStatusWords.title} />
      <h1 className="sentence">
        {page ? words.inquiryStatusWords.title : words.inquiryStatusWords.gone.title}
      </h1>
      {!page && <p className="lead status-gone">{words.inquiryStatusWords.gone.text}</p>}
      {page?.access === "verify" && <VerifyForm problem={actionData} />}
      {page?.access === "open" && (
        <div className="visitor-page">
          <div>
            {!actionData && <Done what={done} />}
            <Steps hasAppointment={page.bookings.some(isOpen)} status={page.status} />
            <ChooseTime free={page.free} offer={page.offer} page={pathname} problem={actionData} />
            <Appointments bookings={page.bookings} free={page.free} problem={actionData} />
            {page.bookings.length > 0 && <Texts problem={actionData} texts={page.texts} />}
            <Payments payments={page.payments} />
            <Estimates estimates={page.estimates} />
            <Conversation isUrgent={page.isUrgent} messages={page.messages} problem={actionData} />
          </div>
          <Reach reference={page.reference} />
        </div>
      )}
      {page?.access !== "open" && (
        <p className="actions">
          <PhoneLink className="button button-quiet" phone={phones.clinic} />
        </p>
      )}
    </div>
  );
}

/** The reference to quote, the phone, and its hours. */
function Reach({ reference }: { reference: string }) {
  const {
    facts: { phones, hours },
    words,
  } = useSite();
  const { reach } = words.inquiryStatusWords;
  return (
    <section aria-labelledby="reach-heading" className="visitor-reach">
      <h2 id="reach-heading">{reach.heading}</h2>
      <dl>
        <dt>{reach.reference}</dt>
        <dd className="reference">{reference}</dd>
        <dt>{reach.phone}</dt>
        <dd>
          <PhoneLink className="button button-quiet" phone={phones.clinic} />
        </dd>
        <dt>{reach.hours}</dt>
        <dd>
          <HoursTable hours={hours} words={words.contactWords.hours} />
        </dd>
      </dl>
    </section>
  );
}

/** Good-faith estimates that the clinic sent, each on a page to read and print. */
function Estimates({ estimates }: Pick<OpenVisitorPage, "estimates">) {
  const { localDay, visitorPageWords } = useSite().words;
  const { estimates: words } = visitorPageWords;
  const { pathname } = useLocation();
  if (estimates.length === 0) return null;
  return (
    <section aria-labelledby="estimates-heading" className="visitor-part">
      <h2 id="estimates-heading">{words.heading}</h2>
      <ul>
        {estimates.map(({ id, at, estimate }) => (
          <li key={id}>
            <a href={`${pathname}/estimates/${id}`}>
              {words.open(localDay(at), formatCents(totalOf(estimate.items)))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The clinic's payment requests: each links to the filled-in payment form until it is paid. */
function Payments({ payments }: Pick<OpenVisitorPage, "payments">) {
  const { payments: words } = useSite().words.visitorPageWords;
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments-heading" className="visitor-part">
      <h2 id="payments-heading">{words.heading}</h2>
      {payments.map(({ id, amountCents, leftCents, invoice }) => (
        <p key={id}>
          {leftCents === 0 ? (
            words.paid(formatCents(amountCents), invoice)
          ) : (
            <a className="button" href={`/payment?request=${id}`}>
              {words.pay(formatCents(leftCents), invoice)}
            </a>
          )}
        </p>
      ))}
    </section>
  );
}

/** The result of the sent form takes focus, so that it is announced. */
function Done({ what }: { what: string | null }) {
  const { words } = useSite();
  const { conversation, bookings, offer } = words.visitorPageWords;
  const doneTexts = {
    sent: conversation.sent,
    changed: bookings.changed,
    chosen: offer.chosen,
    canceled: bookings.canceled,
  };
  const text = doneTexts[what as keyof typeof doneTexts];
  if (!text) return null;
  return (
    <Outcome className="visitor-done" role="status">
      {text}
    </Outcome>
  );
}

function Steps({ status, hasAppointment }: { status: VisitorStatus; hasAppointment: boolean }) {
  const { words } = useSite();
  const page = words.inquiryStatusWords;
  const order = Object.keys(page.steps) as VisitorStatus[];
  const reached = order.indexOf(status);
  return (
    <ol className="status-steps">
      {order.map((step, n) => (
        <li
          aria-current={step === status ? "step" : undefined}
          className={n > reached ? "ahead" : undefined}
          key={step}
        >
          <strong>{page.steps[step].label}</strong>
          {n > reached && <span className="visually-hidden"> ({page.notYet})</span>}
          {step === status && (
            <p>{hasAppointment && step === "contacted" ? page.booked : page.steps[step].text}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** An old link requires the inquiry's phone number and last name before it opens. */
function VerifyForm({ problem }: { problem: VisitorProblem | undefined }) {
  const { words } = useSite();
  const { verify: verifyWords } = words.visitorPageWords;
  const error = problem?.form === "verify" ? problem.message : undefined;
  return (
    <form className="form visitor-form" method="post">
      <p className="wide">{verifyWords.text}</p>
      <TextField
        autoComplete="off"
        defaultValue={problem?.typed.digits}
        error={error}
        id="digits"
        inputMode="numeric"
        label={verifyWords.digits}
        maxLength={20}
        name="digits"
      />
      <TextField
        autoComplete="family-name"
        defaultValue={problem?.typed.lastName}
        id="lastName"
        label={verifyWords.lastName}
        maxLength={100}
        name="lastName"
      />
      <p className="wide">
        <DoButton className="button" value="verify">
          {verifyWords.submit}
        </DoButton>
      </p>
    </form>
  );
}
