import { talkWords as words } from "~/content/en/staff/staff-talk";
import type { App } from "~/core/app";
import type { Change } from "~/staff/inquiry-record/change-inquiry.server";
import { refused } from "~/staff/inquiry-record/change-problem";
import { longestMessage } from "~/staff/inquiry-record/inquiry-states";
import { writeToVisitor } from "./conversation.server";
import { saveDraft } from "./drafts.server";

const typedReply = (form: FormData) => {
  const reply = form.get("answer");
  return typeof reply === "string" ? reply.replaceAll("\r\n", "\n") : "";
};

/**
 * Sends the posted message to the visitor, unless there is a newer message that its page did not
 * show.
 */
export async function writeFromForm(app: App, change: Change, form: FormData) {
  const answer = typedReply(form).trim();
  if (answer === "") return refused(words.missing, 422, { at: "answer", answer });
  if (answer.length > longestMessage)
    return refused(words.tooLong(longestMessage), 422, { at: "answer", answer });
  const [blank] = /\{[^{}\n]*\}/.exec(answer) ?? [];
  if (blank) return refused(words.blanks(blank), 422, { at: "answer", answer });
  // Without this field it is unknown what the page showed.
  const newest = form.get("newest");
  const shown = typeof newest === "string" ? newest : null;
  const outcome = await writeToVisitor(app, { ...change, body: answer, shown });
  if (outcome === "unreachable") return refused(words.notSent, 409, { at: "answer", answer });
  if (outcome === "repeated") return refused(words.repeated, 409, { at: "answer", answer });
  if (outcome === "moved-on")
    return refused(words.movedOn, 409, { at: "answer", answer, shown: shown ?? "" });
  return outcome;
}

/** "Keep as draft" and "Discard", for pages without scripts. */
export async function keepDraftFromForm(
  app: App,
  { actor, reference }: Change,
  { form, keep }: { form: FormData; keep: boolean },
) {
  const body = keep ? typedReply(form) : "";
  if (body.length > longestMessage)
    return refused(words.tooLong(longestMessage), 422, { at: "answer", answer: body });
  const savedAt = await saveDraft(app, { actor, reference, body });
  if (savedAt === "missing") return savedAt;
  return savedAt ? "kept" : "discarded";
}
