import { data } from "react-router";
import { titleOf } from "~/catalogue/products";
import { staffWords } from "~/content/en/staff/staff";
import { siteWords as words } from "~/content/en/staff/staff-site";
import { treatmentFields } from "~/facts/fact-fields";
import type { PageHandle } from "~/page-handle";
import { deskOf } from "~/staff/frame/staff-context";
import type { Route } from "./+types/treatment-facts";
import draftScript from "./draft-script.ts?script";
import { FactsForm } from "./facts-form";
import { readFields } from "./read-fields.server";
import { saveFacts } from "./save-facts";

export const handle: PageHandle = { frame: "staff", script: draftScript };

export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  const wrong = loaderData?.saved && loaderData.states.some(({ problem }) => problem !== null);
  const said = wrong ? staffWords.inquiry.errorTitle : "";
  return [{ title: `${said}${titleOf(params.slug ?? "")} | ${words.title} | ${staffWords.area}` }];
};

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const states = await readFields(app, { actor, treatment: slug });
  if (!states) throw data(null, { status: 404 });
  return { states, saved: new URL(request.url).searchParams.has("saved") };
}

export const action = ({ params: { slug }, request, context }: Route.ActionArgs) =>
  saveFacts(request, context, treatmentFields(slug));

export default function TreatmentFacts({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <FactsForm
      fields={treatmentFields(slug)}
      lead=""
      notes={[words.recordNote, words.badgeNote, words.textNote, words.evidenceNote]}
      page={`/treatments/${slug}`}
      saved={loaderData.saved}
      states={loaderData.states}
      title={titleOf(slug)}
    />
  );
}
