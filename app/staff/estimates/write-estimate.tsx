import { data, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { estimateFormWords as words } from "~/content/en/staff/staff-estimates";
import { siteOfFacts, type Words } from "~/content/site";
import { readPost } from "~/core/http/read-form";
import { amountText } from "~/facts/amount";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead } from "~/staff/frame/staff-frame";
import { estimatePath } from "~/staff/inquiry/estimate-panel";
import { type InquiryDetails, openInquiry } from "~/staff/inquiry/open-inquiry.server";
import { isOpen } from "~/staff/inquiry-record/inquiry-states";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import type { Route } from "./+types/write-estimate";
import { EstimateForm } from "./estimate-form";
import { openEstimate, writeEstimate } from "./estimates.server";
import { giveEstimate } from "./give-estimate.server";
import {
  checkEstimate,
  type Estimate,
  formRows,
  pricesOf,
  type TypedEstimate,
  typedEstimate,
} from "./read-estimate-form";

/** ?from=ID fills the form with an earlier estimate. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const reference = referenceParam(params);
  const inquiry = await openInquiry(app, { actor, reference });
  if (!inquiry) throw data(null, { status: 404 });
  const from = new URL(request.url).searchParams.get("from");
  const earlier = from === null ? null : await openEstimate(app, { actor, reference, id: from });
  if (from !== null && !earlier) throw data(null, { status: 404 });
  return {
    reference,
    mayNotSend: inquiry.unreachable !== null,
    begun: earlier
      ? typedAgain(earlier.estimate)
      : initialEstimate(inquiry, siteOfFacts(app.currentFacts(), inquiry.language).words),
  };
}

/** Stores the estimate and gives it as its button says, or returns what was typed with the problems. */
export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const reference = referenceParam(params);
  const { form, what, idempotencyKey } = readPost(context);
  if (!idempotencyKey) throw data(null, { status: 400 });
  const typed = typedEstimate(form);
  const today = dayText(clinicDay(app.clock()));
  const checked = checkEstimate(typed, today, pricesOf(app.currentFacts()));
  if ("problems" in checked) return data({ typed, problems: checked.problems }, { status: 422 });
  const { estimate } = checked;
  const written = await writeEstimate(app, { actor, reference, idempotencyKey, estimate });
  if (written === "missing") throw data(null, { status: 404 });
  const { id } = written;
  const page = redirect(estimatePath(reference, id), 303);
  if (what === "write") return page;
  const how = what === "send" ? "page" : "paper";
  const given = await giveEstimate(app, { actor, reference, idempotencyKey, id, how });
  // Paper is printed there; an estimate that could not be sent waits there, and says so.
  return given === "changed" && how === "page"
    ? redirect(`/staff/inquiries/${encodeURIComponent(reference)}?saved=1`, 303)
    : page;
}

export default function WriteEstimate({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, begun, mayNotSend } = loaderData;
  return (
    <article className="estimate-form">
      <title>
        {`${actionData ? staffWords.inquiry.errorTitle : ""}${words.title(reference)} | ${staffWords.area}`}
      </title>
      <PageHead
        back={[`/staff/inquiries/${encodeURIComponent(reference)}`, words.back]}
        title={words.heading}
      />
      <p className="lead">{words.lead}</p>
      <EstimateForm
        mayNotSend={mayNotSend}
        problems={actionData?.problems ?? {}}
        typed={actionData?.typed ?? begun}
      />
    </article>
  );
}

/** In the inquiry's language, as the paper is. */
function initialEstimate(
  { name, service, bookings }: InquiryDetails,
  { appointmentTime, serviceLabel }: Words,
): TypedEstimate {
  const next = bookings.find(isOpen);
  return {
    patient: name,
    birthDate: "",
    primary: serviceLabel(service),
    expected: next ? appointmentTime(next.startsAt, next.endsAt) : "",
    diagnosisCodes: "",
    separate: "",
    rows: formRows([]),
  };
}

function typedAgain({ items, clinic: _, language: __, ...head }: Estimate): TypedEstimate {
  const rows = items.map(({ quantity, priceCents, ...item }) => ({
    ...item,
    quantity: String(quantity),
    price: amountText(priceCents),
  }));
  return { ...head, rows: formRows(rows) };
}
