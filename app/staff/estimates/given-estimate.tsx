import { data } from "react-router";
import { estimatePaperWords } from "~/content/en/estimate-paper";
import { estimateWords, givenEstimatesWords } from "~/content/en/staff/staff-estimates";
import { localDay } from "~/facts/hours/clinic-time";
import { PrintBar } from "~/staff/frame/print-bar";
import { deskOf } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import type { Route } from "./+types/given-estimate";
import { EstimatePaper } from "./estimate-paper";
import { openGivenEstimate } from "./give-estimate.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const given = await openGivenEstimate(app, { actor, id: params.estimate });
  if (!given) throw data(null, { status: 404 });
  return given;
}

export default function GivenEstimate({ loaderData }: Route.ComponentProps) {
  const { reference, how, givenAt } = loaderData;
  return (
    <article className="estimate-paper">
      <title>{staffTitle(`${estimatePaperWords.title} ${reference}`)}</title>
      <PrintBar back="/staff/estimates" label={givenEstimatesWords.title} />
      <p className="no-print">{estimateWords.given[how](localDay(givenAt))}</p>
      <EstimatePaper {...loaderData} />
    </article>
  );
}
