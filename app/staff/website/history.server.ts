import { publishWords } from "~/content/en/staff/staff-site";
import type { ContentVersionRow } from "~/core/db/tables/publishing-tables";
import { readHead, storedFacts } from "~/core/pages/content-versions";
import type { Actor } from "~/core/sessions/people";
import { changesBetween, type FactChange, factAt, withChanges } from "~/facts/fact-change";
import { tidyFacts } from "~/facts/fact-fields";
import { type Facts, factsProblems } from "~/facts/facts-schema";
import { needsOwner } from "./desk-people.server";
import type { PreviewSite } from "./preview-site.server";
import { published } from "./publish-drafts.server";
import { inWords, pagesOrFailure } from "./review-drafts.server";
import { fieldsOf, type SiteParts } from "./site-parts.server";
import type { AskedVersion, Published, SiteDesk, SiteReview } from "./website-types";

/** Versions on one page of the list. */
const longestList = 50;

export const makeListVersions =
  (parts: SiteParts): SiteDesk["listVersions"] =>
  async ({ before } = {}) => {
    const { facts, version } = await readHead(parts.db, parts.ownFacts);
    const fields = fieldsOf(facts);
    const rows = await parts.db
      .selectFrom("content_versions")
      .selectAll()
      .$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
      .orderBy("id", "desc")
      .limit(longestList)
      .execute();
    const versions = rows.map((row) => ({
      ...{ version: row.id, at: row.at, who: row.who, kind: row.kind, why: row.why },
      changes: fields.inFields(JSON.parse(row.changes)).map(({ path, from, to }) => ({
        ...{ path, from: fields.show(path, from), to: fields.show(path, to) },
      })),
      pages: JSON.parse(row.pages),
      live: row.id === version,
    }));
    return { versions, newest: version };
  };

async function readRow({ db }: SiteParts, version: number): Promise<ContentVersionRow | undefined> {
  return db.selectFrom("content_versions").selectAll().where("id", "=", version).executeTakeFirst();
}

export const makeCompareVersions =
  (parts: SiteParts) =>
  async ({ from, to }: { from: number; to: number }) => {
    const rows = [await readRow(parts, from), await readRow(parts, to)];
    const [before, after] = rows.map((row) => row && storedFacts(row, parts.ownFacts));
    if (!before || !after) return null;
    const { facts: now } = await readHead(parts.db, parts.ownFacts);
    return inWords(fieldsOf(now), changesBetween(before, after), { before, after });
  };

/** The changes of going back: to the whole of a version, or only what that version changed. */
export async function changesBack(
  parts: SiteParts,
  { version, undo }: AskedVersion,
): Promise<{ now: Facts; changes: FactChange[] } | null> {
  const row = await readRow(parts, version);
  if (!row) return null;
  const { facts: now } = await readHead(parts.db, parts.ownFacts);
  if (!undo) return { now, changes: changesBetween(now, storedFacts(row, parts.ownFacts)) };
  const back = (JSON.parse(row.changes) as FactChange[]).map(({ path, from }) => ({
    path,
    from: factAt(now, path),
    to: from,
  }));
  return { now, changes: changesBetween(now, tidyFacts(withChanges(now, back))) };
}

export const makeReviewRestore =
  (parts: SiteParts, preview: PreviewSite) =>
  async (asked: AskedVersion): Promise<SiteReview | null> => {
    const back = await changesBack(parts, asked);
    if (!back) return null;
    const { now, changes } = back;
    const after = withChanges(now, changes);
    const checked = factsProblems(after);
    const problems = "problems" in checked ? checked.problems : [];
    return {
      changes: inWords(fieldsOf(now), changes, { before: now, after }).map((one) => ({
        ...one,
        conflict: false,
      })),
      problems: problems.map((message) => ({ path: "", message })),
      claims: [],
      ...(problems.length > 0
        ? { pages: null, failure: null }
        : await pagesOrFailure(preview, after)),
    };
  };

/** Going back makes a new version. All its words were published before. */
export const makeRestore =
  (parts: SiteParts) =>
  async (asked: {
    who: Actor;
    version: number;
    undo: boolean;
    why: string;
  }): Promise<Published> => {
    const back = await changesBack(parts, asked);
    if (!back) return { outcome: "unchanged" };
    const { who, why } = asked;
    if (await needsOwner(parts.db, who, back.changes))
      return { outcome: "refused", message: publishWords.ownersEmail };
    const about = { who: who.name, personId: who.id, kind: "restored" as const, why };
    const outcome = await parts.publish({ ...about, changes: back.changes });
    return published(outcome, back.changes);
  };
