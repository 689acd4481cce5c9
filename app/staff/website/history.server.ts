import type { App } from "~/core/app";
import { readHead, storedFacts } from "~/core/pages/content-versions";
import { changesBetween, type FactChange } from "~/facts/fact-change";
import type { Facts } from "~/facts/facts-schema";
import { fieldsOf } from "./fields-of.server";
import type { SiteVersion } from "./website-types";

/** Versions on one page of the list. */
const longestList = 50;

/** The newest versions, or those before a version; `newest` is the number of the last version. */
export async function listVersions(
  { db, ownFacts }: App,
  { before }: { before?: number | undefined } = {},
): Promise<{ versions: SiteVersion[]; newest: number }> {
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
    ...{ version: row.id, at: row.at, who: row.who, kind: row.kind, why: row.why },
    changes: fields.inFields(JSON.parse(row.changes)).map(({ path, from, to }) => ({
      ...{ path, from: fields.show(path, from), to: fields.show(path, to) },
    })),
    pages: JSON.parse(row.pages),
    live: row.id === version,
  }));
  return { versions, newest: version };
}

/** Changes from the published facts back to a version; null: there is no such version. */
export async function changesBack(
  { db, ownFacts }: App,
  version: number,
): Promise<{ now: Facts; changes: FactChange[] } | null> {
  const row = await db
    .selectFrom("content_versions")
    .select(["facts", "form"])
    .where("id", "=", version)
    .executeTakeFirst();
  if (!row) return null;
  const { facts: now } = await readHead(db, ownFacts);
  return { now, changes: changesBetween(now, storedFacts(row, ownFacts)) };
}
