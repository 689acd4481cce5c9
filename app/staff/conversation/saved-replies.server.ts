import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider, redirect } from "react-router";
import { savedRepliesWords, savedRepliesWords as words } from "~/content/en/staff/staff-talk";
import { type Language, languages } from "~/content/languages";
import { siteOfFacts } from "~/content/site";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { storable } from "~/core/db/schema";
import { readPost } from "~/core/http/read-form";
import type { Actor } from "~/core/sessions/people";
import type { Facts } from "~/facts/facts-schema";
import { formatPhone } from "~/facts/format-facts";
import { deskOf } from "~/staff/frame/staff-context";
import { longestMessage, longestReplyTitle } from "~/staff/inquiry-record/inquiry-states";

/** Saved replies: texts without personal data that everybody at the desk may edit. */
export const listSavedReplies = ({ db }: Pick<App, "db">) =>
  db
    .selectFrom("saved_replies")
    .select(["id", "title", "body", "language", "version"])
    .select(["updated_at as updatedAt", "updated_by as updatedBy"])
    .orderBy("title")
    .orderBy("id")
    .execute();

export type SavedReply = Awaited<ReturnType<typeof listSavedReplies>>[number];

/** Saved replies for one visitor, filled in; those in the inquiry's language come first. */
export async function filledReplies(
  app: App,
  { firstName, language: own }: { firstName: string; language: Language },
) {
  const replies = await listSavedReplies(app);
  return replies
    .sort((one, other) => Number(one.language !== own) - Number(other.language !== own))
    .map(({ id, title, body, language }) => ({
      id,
      title,
      language,
      text: fillBlanks(body, firstName, app.currentFacts(), language),
    }));
}

export type FilledReply = Awaited<ReturnType<typeof filledReplies>>[number];

/**
 * `id` "" makes a new one. "conflict": the stored one is newer than `version`, and nothing was
 * written.
 */
export function saveReply(
  { db, clock }: App,
  {
    actor,
    id,
    version,
    ...typed
  }: {
    actor: Actor;
    id: string;
    title: string;
    body: string;
    language?: Language;
    version: number;
  },
): Promise<"saved" | "conflict"> {
  const at = clock();
  const values = {
    title: storable(typed.title),
    body: storable(typed.body),
    language: typed.language ?? "en",
    updated_at: at.toISOString(),
    updated_by: actor.name,
  };
  return db.transaction().execute(async (transaction) => {
    if (id === "") {
      await transaction
        .insertInto("saved_replies")
        .values({ id: randomUUID(), ...values, version: 1 })
        .execute();
    } else {
      const { numUpdatedRows } = await transaction
        .updateTable("saved_replies")
        .set({ ...values, version: version + 1 })
        .where("id", "=", id)
        .where("version", "=", version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return "conflict";
    }
    await writeAudit(transaction, { at, actor, action: "changed ready answers" });
    return "saved";
  });
}

/**
 * "conflict": the stored one is newer than `version`, and stays. One that somebody else has removed
 * already is removed.
 */
export const removeReply = (
  { db, clock }: App,
  { actor, id, version }: { actor: Actor; id: string; version: number },
): Promise<"removed" | "conflict"> =>
  db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("saved_replies")
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numDeletedRows > 0n) {
      await writeAudit(transaction, { at: clock(), actor, action: "changed ready answers" });
      return "removed";
    }
    const newer = await transaction
      .selectFrom("saved_replies")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    return newer ? "conflict" : "removed";
  });

/**
 * Message for a rejected change of a saved reply, with the typed text. `version`: the one that the
 * form was made from; null when the page now shows a newer one.
 */
export type SavedReplyProblem = {
  message: string;
  id: string;
  version: number | null;
  title: string;
  body: string;
  language: Language;
};

const shapeOfId = /^[\w-]{0,40}$/;

/** Every post of the page of saved replies; its field `do` names the change. */
export async function changeRepliesFromForm(context: Readonly<RouterContextProvider>) {
  const { app, actor } = deskOf(context);
  const { text, what, value: id } = readPost(context);
  if (!shapeOfId.test(id)) throw data(null, { status: 400 });
  if (what !== "save" && what !== "remove") throw data(null, { status: 400 });
  const title = text("title").slice(0, longestReplyTitle);
  const body = text("body");
  const language = languages.find((one) => one === text("language")) ?? "en";
  const version = /^\d{1,9}$/.test(text("version")) ? Number(text("version")) : 0;
  const typed = { id, title, body, language };
  const refuse = (message: string) =>
    data<SavedReplyProblem>({ message, ...typed, version }, { status: 422 });
  const refuseStale = (message: string) =>
    data<SavedReplyProblem>({ message, ...typed, version: null }, { status: 409 });
  const changedBy = async () =>
    (await listSavedReplies(app)).find((reply) => reply.id === id)?.updatedBy ?? null;
  if (what === "remove") {
    const outcome = await removeReply(app, { actor, id, version });
    const who = outcome === "conflict" ? await changedBy() : null;
    if (who !== null) return refuseStale(words.notRemoved(who, actor.name));
    return redirect("/staff/answers?done=removed", 303);
  }
  if (title === "" || body === "") return refuse(words.missing);
  if (body.length > longestMessage) return refuse(words.tooLong(longestMessage));
  const [unknown] = unknownBlanks(body);
  if (unknown) return refuse(words.unknownBlank(unknown));
  const outcome = await saveReply(app, { actor, ...typed, version });
  if (outcome === "conflict") return refuseStale(words.conflict(await changedBy(), actor.name));
  return redirect("/staff/answers?done=saved", 303);
}

/** Saved replies whose name or text has every word of the search. */
export function findReplies(replies: readonly SavedReply[], search: string): SavedReply[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return replies.filter(({ title, body }) => {
    const text = `${title} ${body}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

type Blank = keyof typeof savedRepliesWords.blanks;

const blank = /\{([^{}\n]*)\}/g;

/** Placeholders of a text that the desk does not know: "{firstname}". */
export function unknownBlanks(text: string): string[] {
  return [...text.matchAll(blank)]
    .filter(([, name = ""]) => !Object.hasOwn(savedRepliesWords.blanks, name))
    .map(([whole]) => whole);
}

/** Fills the placeholders of a saved reply; facts are the published ones. */
export function fillBlanks(
  text: string,
  firstName: string,
  facts: Facts,
  language: Language = "en",
): string {
  const { openHoursInWords } = siteOfFacts(facts, language).words;
  const values: Record<Blank, string> = {
    "first name": firstName,
    hours: openHoursInWords(facts.hours.office),
    phone: formatPhone(facts.phones.clinic),
  };
  return text.replace(blank, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Blank] : whole,
  );
}
