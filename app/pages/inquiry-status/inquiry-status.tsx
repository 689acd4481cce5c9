import { data } from "react-router";
import { inquiryStatusWords as words } from "~/content/en/pages/inquiry-status";
import { servicesContext } from "~/context";
import type { VisitorStatus } from "~/contracts/inquiries";
import { factsOf } from "~/facts/facts-of";
import { useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { fullTitle } from "~/seo/page-head";
import { PhoneLink } from "~/ui/piece/phone-link";
import type { Route } from "./+types/inquiry-status";

export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: fullTitle(factsOf(matches), words.title) },
  { name: "robots", content: "noindex, nofollow" },
];

/** Whoever has the link sees how far the inquiry is, and nothing that says whose it is. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { readInquiryStatus } = context.get(servicesContext);
  const status = await readInquiryStatus(params["*"] ?? "");
  return status ? { status } : data({ status }, { status: 404 });
}

export default function InquiryStatus({ loaderData: { status } }: Route.ComponentProps) {
  const { phones } = useFacts();
  return (
    <div className="message-page wrap">
      <h1 className="sentence">{status ? words.title : words.gone.title}</h1>
      {status ? <Steps status={status} /> : <p className="lead status-gone">{words.gone.text}</p>}
      <p className="actions">
        <PhoneLink className="button button-quiet" phone={phones.clinic} />
      </p>
    </div>
  );
}

function Steps({ status }: { status: VisitorStatus }) {
  const order = Object.keys(words.steps) as VisitorStatus[];
  const reached = order.indexOf(status);
  return (
    <ol className="status-steps">
      {order.map((step, n) => (
        <li
          aria-current={step === status ? "step" : undefined}
          className={n > reached ? "ahead" : undefined}
          key={step}
        >
          <strong>{words.steps[step].label}</strong>
          {n > reached && <span className="visually-hidden"> ({words.notYet})</span>}
          {step === status && <p>{words.steps[step].text}</p>}
        </li>
      ))}
    </ol>
  );
}
