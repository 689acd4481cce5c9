import { data } from "react-router";
import { ownQuestions } from "~/content/en/own-texts";
import { staffWords } from "~/content/en/staff/staff";
import { groupWords, siteWords as words } from "~/content/en/staff/staff-site";
import { type FactGroup, factGroups, groupFields } from "~/facts/fact-fields";
import { factsContext } from "~/facts/facts-context.server";
import type { PageHandle } from "~/page-handle";
import { deskOf } from "~/staff/frame/staff-context";
import type { Route } from "./+types/group-facts";
import draftScript from "./draft-script.ts?script";
import { FactsForm } from "./facts-form";
import { readFields } from "./read-fields.server";
import { saveFacts } from "./save-facts";

const groupOf = (name: string | undefined) => factGroups.find((group) => group === name);

/** The page that shows the facts of a group. */
const shownOn: Record<FactGroup, string> = {
  hours: "/contact",
  contact: "/contact",
  clinic: "/about",
  people: "/about",
  practical: "/faqs",
  front: "/",
  questions: "/faqs",
};

export const handle: PageHandle = { frame: "staff", script: draftScript };

export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  const group = groupOf(params.group);
  const wrong = loaderData?.saved && loaderData.states.some(({ problem }) => problem !== null);
  const said = wrong ? staffWords.inquiry.errorTitle : "";
  return [
    { title: `${said}${group ? groupWords[group].title : words.title} | ${staffWords.area}` },
  ];
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const group = groupOf(params.group);
  if (!group) throw data(null, { status: 404 });
  const { app, actor } = deskOf(context);
  const states = (await readFields(app, { actor, group })) ?? [];
  const facts = context.get(factsContext);
  const questions = ownQuestions(facts);
  return {
    group,
    states,
    saved: new URL(request.url).searchParams.has("saved"),
    fields: groupFields(
      group,
      facts,
      questions.map(({ key }) => key),
    ),
    own: Object.fromEntries(
      questions.map(({ key, own }) => [`questions.${key}.question`, own.question]),
    ),
  };
}

export function action({ params, request, context }: Route.ActionArgs) {
  const group = groupOf(params.group);
  if (!group) throw data(null, { status: 404 });
  const facts = context.get(factsContext);
  const keys = ownQuestions(facts).map(({ key }) => key);
  return saveFacts(request, context, groupFields(group, facts, keys));
}

export default function GroupFacts({ loaderData }: Route.ComponentProps) {
  const { group, states, fields, own, saved } = loaderData;
  return (
    <FactsForm
      {...groupWords[group]}
      fields={fields}
      notes={group === "questions" ? [words.textNote] : []}
      own={own}
      page={shownOn[group]}
      saved={saved}
      states={states}
    />
  );
}
