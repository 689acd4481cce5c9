import { data } from "react-router";
import { talkWords as words } from "~/content/en/staff/staff-talk";
import type { App } from "~/core/app";
import type { Change } from "~/staff/inquiry-record/change-inquiry.server";
import type { Problem } from "~/staff/inquiry-record/change-problem";
import { longestMessage } from "./conversation";
import { writeToVisitor } from "./conversation.server";
import { saveDraft } from "./drafts.server";

type Refuse<Refused> = (message: string, status: number, about: Partial<Problem>) => Refused;

const typedAnswer = (form: FormData) => {
  const answer = form.get("answer");
  return typeof answer === "string" ? answer.replaceAll("\r\n", "\n") : "";
};

/**
 * Sends the posted message to the visitor, unless there is a newer message that its page did not
 * show.
 */
export async function writeFromForm<Refused, Done>(
  app: App,
  change: Change,
  form: FormData,
  { refuse, done }: { refuse: Refuse<Refused>; done: (outcome: "changed" | "missing") => Done },
): Promise<Refused | Done> {
  const answer = typedAnswer(form).trim();
  const wrong = (message: string) => refuse(message, 422, { answer });
  if (answer === "") return wrong(words.missing);
  if (answer.length > longestMessage) return wrong(words.tooLong(longestMessage));
  const [blank] = /\{[^{}\n]*\}/.exec(answer) ?? [];
  if (blank) return wrong(words.blanks(blank));
  // Without this field it is unknown what the page showed.
  const newest = form.get("newest");
  const shown = typeof newest === "string" ? newest : null;
  const outcome = await writeToVisitor(app, { ...change, body: answer, shown });
  if (outcome === "repeated") return refuse(words.repeated, 409, { answer });
  if (outcome === "moved-on") return refuse(words.movedOn, 409, { answer, shown: shown ?? "" });
  return done(outcome);
}

/** "Keep as draft" and "Discard", for pages without scripts. */
export async function keepDraftFromForm<Refused, Done>(
  app: App,
  { actor, reference }: Change,
  form: FormData,
  {
    keep,
    refuse,
    back,
  }: {
    keep: boolean;
    refuse: Refuse<Refused>;
    back: (said: Record<string, string>, place: string) => Done;
  },
): Promise<Refused | Done> {
  const body = keep ? typedAnswer(form) : "";
  if (body.length > longestMessage)
    return refuse(words.tooLong(longestMessage), 422, { answer: body });
  const savedAt = await saveDraft(app, { actor, reference, body });
  if (savedAt === "missing") throw data(null, { status: 404 });
  // The target takes focus, so that screen readers announce what became of the draft.
  return back({}, savedAt ? "#draft" : "#answer");
}
