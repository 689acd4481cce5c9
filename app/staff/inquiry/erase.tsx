import { data, redirect } from "react-router";
import { serviceLabel } from "~/content/en/service-options";
import { staffWords } from "~/content/en/staff/staff";
import { postedFormContext } from "~/context";
import { LocalTime } from "~/staff/frame/local-time";
import { Alert } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead } from "~/staff/frame/staff-frame";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import type { Route } from "./+types/erase";
import { erasePerson, findPerson } from "./erase-person.server";

const words = staffWords.erase;

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const found = await findPerson(app, { actor, reference: referenceParam(params) });
  if (found.length === 0) throw data(null, { status: 404 });
  return { found };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const form = context.get(postedFormContext);
  const found = await findPerson(app, { actor, reference: referenceParam(params) });
  const chosen = form.getAll("reference");
  const references = found
    .map(({ reference }) => reference)
    .filter((reference) => chosen.includes(reference));
  const reason = words.reasons.find(({ value }) => value === form.get("reason"));
  if (references.length === 0 || !reason || form.get("confirm") !== "yes") {
    return data({ problem: words.nothing }, { status: 422 });
  }
  const deleted = await erasePerson(app, { actor, references, reason: reason.value });
  return redirect(`/staff/inquiries?deleted=${deleted}`, 303);
}

export default function Erase({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} />
      <p className="lead">{words.lead}</p>
      <form className="erase panel" method="post">
        <Alert text={actionData?.problem} />
        <ul className="choices">
          {loaderData.found.map((inquiry) => (
            <Choice inquiry={inquiry} key={inquiry.reference} />
          ))}
        </ul>
        {loaderData.found.some(({ same }) => same === "phone") && <p>{words.phoneNote}</p>}
        <p className="stack">
          <label htmlFor="reason">{words.reason}</label>
          <select id="reason" name="reason">
            {words.reasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
        <p className="choice">
          <input
            aria-invalid={Boolean(actionData)}
            id="confirm"
            name="confirm"
            required
            type="checkbox"
            value="yes"
          />
          <label htmlFor="confirm">{words.confirm}</label>
        </p>
        <p className="buttons">
          <button className="button danger" type="submit">
            {words.submit}
          </button>
          <a className="button quiet" href={`/staff/inquiries/${params.reference}`}>
            {words.cancel}
          </a>
        </p>
      </form>
      <p className="hint apart">{words.payments}</p>
    </>
  );
}

/**
 * An equal email address means the same person; a phone may be shared, so it is not preselected.
 */
function Choice({ inquiry }: { inquiry: Awaited<ReturnType<typeof findPerson>>[number] }) {
  const { reference, same } = inquiry;
  return (
    <li className="choice">
      <input
        defaultChecked={same !== "phone"}
        id={`choose-${reference}`}
        name="reference"
        type="checkbox"
        value={reference}
      />
      <label htmlFor={`choose-${reference}`}>
        <strong dir="auto">{inquiry.name}</strong> <span className="reference">{reference}</span>{" "}
        <span className="hint">
          {serviceLabel(inquiry.service)}, <LocalTime at={inquiry.createdAt} />, {inquiry.email},{" "}
          {inquiry.phone} ({words[same]})
        </span>
      </label>
    </li>
  );
}
