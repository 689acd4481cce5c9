import { publishWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import { readHead, readVersion } from "~/core/pages/content-versions";
import type { Actor } from "~/core/sessions/people";
import { changesBetween, type FactChange, withChanges } from "~/facts/fact-change";
import { type Facts, factsProblems } from "~/facts/facts-schema";
import { needsOwner } from "./drafts.server";
import { fieldsOf } from "./fields-of";
import { changedPages, pageName, publishFacts } from "./publish-facts.server";

/** Versions on one page of the list. */
const longestList = 50;

/** The newest versions, or those before a version; `newest` is the number of the last version. */
export async function listVersions(
  { db, ownFacts }: App,
  { before }: { before?: number | undefined } = {},
) {
  const { facts, version } = await readHead(db, ownFacts);
  const fields = fieldsOf(facts);
  const rows = await db
    .selectFrom("content_versions")
    .selectAll()
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
    .orderBy("id", "desc")
    .limit(longestList)
    .execute();
  const versions = rows.map((row) => ({
    version: row.id,
    at: row.at,
    who: row.who,
    kind: row.kind,
    why: row.why,
    changes: fields.inFields(JSON.parse(row.changes) as FactChange[]).map(({ path, from, to }) => ({
      path,
      from: fields.show(path, from),
      to: fields.show(path, to),
    })),
    pages: JSON.parse(row.pages) as string[],
    live: row.id === version,
  }));
  return { versions, newest: version };
}

/** The changes of a version, for the notice after its publication; null: no such version. */
export async function readPublished({ db, site }: App, version: number) {
  const row = await db
    .selectFrom("content_versions")
    .select(["pages", "changes"])
    .where("id", "=", version)
    .executeTakeFirst();
  if (!row) return null;
  const live = site.currentPages().pages;
  const pages = (JSON.parse(row.pages) as string[]).map((path) => ({
    path,
    name: pageName(path, live.get(path)?.content.toString() ?? ""),
  }));
  /** Whether texts of the payment provider's products have changed. */
  const descriptions = (JSON.parse(row.changes) as FactChange[]).some(({ path }) =>
    /^treatments\.[^.]+\.description$/.test(path),
  );
  return { version, pages, descriptions };
}

/** Facts and pages that restoring a version would change; null: there is no such version. */
export async function reviewRestore(app: App, version: number) {
  const back = await changesBack(app, version);
  if (!back) return null;
  const { now, changes } = back;
  const after = withChanges(now, changes);
  const checked = factsProblems(after);
  const problems = "problems" in checked ? checked.problems : [];
  const fields = fieldsOf(now);
  return {
    changes: fields
      .inFields(changes)
      .map(({ path }) => ({ path, from: fields.text(path, now), to: fields.text(path, after) })),
    problems,
    ...(await changedPages(app, problems.length > 0 ? null : after)),
  };
}

/**
 * Restores a version by publishing a new one. All its words were published before, so none need
 * approval.
 */
export async function restoreVersion(
  app: App,
  { actor, version, why }: { actor: Actor; version: number; why: string },
) {
  const back = await changesBack(app, version);
  if (!back) return { outcome: "unchanged" as const };
  const { changes } = back;
  if (await needsOwner(app.db, actor, changes))
    return { outcome: "refused" as const, message: publishWords.ownersEmail };
  const about = { who: actor.name, personId: actor.id, kind: "restored" as const, why };
  return publishFacts(app, { ...about, changes });
}

/** Changes from the published facts back to a version; null: there is no such version. */
export async function changesBack(
  { db, ownFacts }: App,
  version: number,
): Promise<{ now: Facts; changes: FactChange[] } | null> {
  const then = await readVersion(db, ownFacts, version);
  if (!then) return null;
  const { facts: now } = await readHead(db, ownFacts);
  return { now, changes: changesBetween(now, then) };
}
