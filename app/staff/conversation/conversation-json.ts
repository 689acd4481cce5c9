import { talkWords } from "~/content/en/staff/staff-talk";
import { postedFormContext } from "~/context";
import { queryText } from "~/staff/frame/list";
import { jsonWithEtag } from "~/staff/frame/responses";
import { deskOf } from "~/staff/frame/staff-context";
import { longestMessage } from "~/staff/inquiry-record/inquiry-states";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import type { Route } from "./+types/conversation-json";
import { saveDraft } from "./drafts.server";
import { readUpdates } from "./read-updates.server";
import { draftText } from "./write-form";

const missing = () => Response.json({ outcome: "missing" }, { status: 404 });

/** Polled by the script of an open inquiry; a poll does not extend the session. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const shown = queryText(new URL(request.url).searchParams, "shown", 40);
  const update = await readUpdates(app, { actor, reference: referenceParam(params), shown });
  return update ? jsonWithEtag(request, update) : missing();
}

/** Stores the draft of a reply; like every post, it extends the session. */
export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const body = context.get(postedFormContext).get("answer");
  if (typeof body !== "string" || body.length > longestMessage)
    return Response.json({ outcome: talkWords.tooLong(longestMessage) }, { status: 422 });
  const savedAt = await saveDraft(app, { actor, reference: referenceParam(params), body });
  if (savedAt === "missing") return missing();
  const draft = savedAt ? draftText(savedAt.toISOString(), savedAt.getTime()) : "";
  return Response.json({ draft });
}
