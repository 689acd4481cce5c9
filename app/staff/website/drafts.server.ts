import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Kysely } from "kysely";
import { ownQuestions } from "~/content/en/own-texts";
import { fieldWords, typedFactErrors } from "~/content/en/staff/fact-words";
import { publishWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import { readHead, readVersion } from "~/core/pages/content-versions";
import type { Actor } from "~/core/sessions/people";
import { withReview } from "~/facts/evidence";
import { type FactChange, factAt, sameFact, tidyFacts, withChanges } from "~/facts/fact-change";
import type { FactField } from "~/facts/fact-fields";
import { spanishPath, translatedPath } from "~/facts/fact-path";
import { type Facts, factsSchema } from "~/facts/facts-schema";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { spanishProblem } from "~/facts/spanish-facts";
import { fieldsOf } from "./fields-of";

/** A fact as a draft stores it: JSON, null where the fact is absent. */
export const stored = (value: unknown) => JSON.stringify(value ?? null);

/** A person's drafts, compared with what is published now. */
export async function readDrafts(
  { db, clock, ownFacts }: Pick<App, "db" | "clock" | "ownFacts">,
  actor: Actor,
) {
  const { facts, version } = await readHead(db, ownFacts);
  await yieldToEventLoop();
  const fields = fieldsOf(facts);
  const drafts = await db
    .selectFrom("content_drafts")
    .select(["path", "was", "typed", "changed_at as at", "who"])
    .where("person_id", "=", actor.id)
    .orderBy("path")
    .execute();
  // Drafts of facts that no longer exist are skipped.
  const rows = drafts
    .filter(({ path }) => fields.has(path))
    .map((row) => ({ ...row, value: JSON.parse(row.typed) as unknown }));
  /** Validation issues by path. */
  const problems = new Map<string, string>();
  /** Drafts of facts that another person has published since. */
  const conflicts = new Set<string>();
  /** The valid changes of the drafts. */
  const changes: FactChange[] = [];
  for (const { path, was, value } of rows) {
    const read = fields.read(path, value);
    const published = factAt(facts, path) ?? null;
    if (!sameFact(JSON.parse(was), published) && !sameFact(value, published)) conflicts.add(path);
    if ("error" in read) problems.set(path, typedFactErrors(read.error, fields.field(path)));
    else if (!sameFact(factAt(facts, path), read.value))
      changes.push({ path, from: factAt(facts, path), to: read.value });
  }
  if (await needsOwner(db, actor, changes)) problems.set("email", publishWords.ownersEmail);
  const today = dayText(clinicDay(clock()));
  for (const { path, to } of changes)
    if (path.endsWith(".evidence.reviewedOn") && to !== null && String(to) > today)
      problems.set(path, publishWords.futureReview);
  /** The facts as a publication would make them. */
  const after = withRecords(facts, changes, actor.name);
  for (const { path, to } of changes) {
    const english = to === undefined ? undefined : translatedPath(path);
    const problem = english && spanishProblem(after, english);
    if (problem) problems.set(path, publishWords.spanish[problem]);
  }
  for (const [path, message] of schemaProblems(after, changes, fields.has))
    if (!problems.has(path)) problems.set(path, message);
  return { facts, version, fields, rows, changes, conflicts, problems, after };
}

/** The fields of a form with their words, and what this person and others have typed into them. */
export async function readFields(
  app: Pick<App, "db" | "clock" | "ownFacts">,
  { actor, fields: wanted }: { actor: Actor; fields: readonly FactField[] },
) {
  const { facts, fields, rows, problems } = await readDrafts(app, actor);
  const questions = new Map(
    ownQuestions(facts).map(({ key, own }) => [`questions.${key}.question`, own.question]),
  );
  const others = await app.db
    .selectFrom("content_drafts")
    .select(["path", "who", "typed"])
    .where("person_id", "<>", actor.id)
    .where(
      "path",
      "in",
      wanted.map(({ path }) => path),
    )
    .execute();
  return wanted.map((field) => {
    const { path } = field;
    const row = rows.find((one) => one.path === path);
    const value = row ? row.value : factAt(facts, path);
    return {
      ...field,
      ...fieldWords(path, questions.get(path)),
      published: fields.text(path),
      /** The draft, else the published fact: a value, or what was typed and is invalid. */
      value,
      typed: fields.show(path, value),
      /** Text of the validation issue; null when there is none. */
      problem: problems.get(path) ?? null,
      /** Other people's drafts of the same fact. */
      others: others
        .filter((one) => one.path === path)
        .map(({ who, typed }) => ({ who, typed: fields.show(path, JSON.parse(typed)) })),
    };
  });
}

export type SiteField = Awaited<ReturnType<typeof readFields>>[number];

/** Issues of rules about several facts, reported at the changed one. */
function schemaProblems(
  after: Facts,
  changes: readonly FactChange[],
  isField: (path: string) => boolean,
): [string, string][] {
  const { error } = factsSchema.safeParse(after);
  return (error?.issues ?? []).map(({ path, message }) => {
    const at = path.join(".");
    if (isField(at)) return [at, message];
    const near = changes.find((one) => one.path.startsWith(at) || at.startsWith(one.path));
    const beside = changes.find((one) => at.startsWith(one.path.replace(/\.[^.]+$/, "")));
    return [near?.path ?? beside?.path ?? at, message];
  });
}

const isEmpty = (value: unknown) => [undefined, null, "", []].some((none) => sameFact(none, value));

/**
 * The facts with the consequences of changes at the desk: a changed price is marked as edited, a
 * changed date of a list price records who changed it, the review of a record of the evidence
 * ends or gets its due date, and the Spanish of an emptied text goes with it.
 */
export function withRecords(facts: Facts, changes: readonly FactChange[], who: string): Facts {
  const emptied = changes
    .filter(({ to }) => isEmpty(to))
    .map(({ path }) => ({ path: spanishPath(path), to: undefined }));
  const edited = tidyFacts(withChanges(facts, [...emptied, ...changes]));
  for (const { path } of changes) {
    const [, slug = "", name = ""] = /^treatments\.([^.]+)\.(.+)$/.exec(path) ?? [];
    const [before, terms] = [facts.treatments[slug], edited.treatments[slug]];
    if (!terms) continue;
    if (name === "price" || name === "compareAtPrice") terms.priceEdited = true;
    if (name.startsWith("compareAtRecord.") && terms.compareAtRecord)
      terms.compareAtRecord.recordedBy = who;
    if (name.startsWith("evidence.") && before)
      terms.evidence = withReview(before.evidence, terms.evidence);
  }
  return edited;
}

/**
 * Stores what was typed, by path: the fact that was read, or an invalid one as it was typed. A fact
 * that equals the published one deletes its draft. `seen`: the version that the form showed, if not
 * the present one. A fact that is still as it was then was not changed here, so a form that is older
 * than a colleague's publication takes nothing of that back; what was changed in it is compared with
 * that version, and the review names the conflict. Returns the validation issues of these facts by
 * path.
 */
export async function saveDrafts(
  app: Pick<App, "db" | "clock" | "ownFacts">,
  {
    actor,
    typed,
    seen,
  }: { actor: Actor; typed: Readonly<Record<string, unknown>>; seen?: number | undefined },
): Promise<Record<string, string>> {
  const { db, clock, ownFacts } = app;
  const drafted = await readDrafts(app, actor);
  const { fields } = drafted;
  const then =
    seen === undefined || seen === drafted.version
      ? null
      : seen === 0
        ? ownFacts
        : await readVersion(db, ownFacts, seen);
  const shown = then ?? drafted.facts;
  const shownFields = then ? fieldsOf(then) : fields;
  for (const [path, input] of Object.entries(typed)) {
    const text = fields.show(path, input);
    if (!fields.has(path) || text.length > 5000) continue;
    const wasShown = factAt(shown, path);
    const read = fields.read(path, input);
    const isPublished =
      "value" in read &&
      [wasShown, factAt(drafted.facts, path)].some((fact) => sameFact(read.value, fact));
    const texts = [shownFields.text(path).trim(), fields.text(path).trim()];
    if (isPublished || texts.includes(text.trim())) {
      await discardDrafts(app, { actor, paths: [path] });
      continue;
    }
    const was = drafted.rows.find((row) => row.path === path)?.was ?? stored(wasShown);
    const draft = stored("value" in read ? read.value : input);
    const changed_at = clock().toISOString();
    await db
      .insertInto("content_drafts")
      .values({ person_id: actor.id, who: actor.name, path, was, typed: draft, changed_at })
      .onConflict((row) =>
        row.columns(["person_id", "path"]).doUpdateSet({ typed: draft, changed_at }),
      )
      .execute();
  }
  const { problems } = await readDrafts(app, actor);
  return Object.fromEntries([...problems].filter(([path]) => Object.hasOwn(typed, path)));
}

/** Keeps a draft although another value was published meanwhile. */
export async function keepDraft(app: App, { actor, path }: { actor: Actor; path: string }) {
  const { facts } = await readHead(app.db, app.ownFacts);
  await app.db
    .updateTable("content_drafts")
    .set({ was: stored(factAt(facts, path)) })
    .where("person_id", "=", actor.id)
    .where("path", "=", path)
    .execute();
}

/** Deletes a person's drafts: of `paths`, or all. */
export async function discardDrafts(
  { db }: Pick<App, "db">,
  { actor, paths }: { actor: Pick<Actor, "id">; paths?: readonly string[] },
) {
  await db
    .deleteFrom("content_drafts")
    .where("person_id", "=", actor.id)
    .$if(paths !== undefined, (query) => query.where("path", "in", paths ?? []))
    .execute();
}

/**
 * Deletes published drafts. A draft that was changed meanwhile stays, compared with the new facts.
 */
export async function endDrafts(
  db: Kysely<Schema>,
  actor: Pick<Actor, "id">,
  drafts: readonly { path: string; typed: string }[],
  published: Facts,
) {
  for (const { path, typed } of drafts) {
    await db
      .deleteFrom("content_drafts")
      .where("person_id", "=", actor.id)
      .where("path", "=", path)
      .where("typed", "=", typed)
      .execute();
    await db
      .updateTable("content_drafts")
      .set({ was: stored(factAt(published, path)) })
      .where("person_id", "=", actor.id)
      .where("path", "=", path)
      .execute();
  }
}

/**
 * Whether changes need an owner and `actor` is none: visitors reply to the clinic's email, so the
 * desk's role must not redirect it.
 */
export async function needsOwner(
  db: Kysely<Schema>,
  actor: Pick<Actor, "id">,
  changes: readonly Pick<FactChange, "path">[],
): Promise<boolean> {
  if (!changes.some(({ path }) => path === "email")) return false;
  const owner = await db
    .selectFrom("people")
    .select("id")
    .where("id", "=", actor.id)
    .where("role", "=", "owner")
    .executeTakeFirst();
  return owner === undefined;
}
