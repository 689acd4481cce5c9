import type { Kysely, Transaction } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { ContentVersionRow } from "~/core/db/tables/publishing-tables";
import type { FactChange } from "~/facts/fact-change";
import type { Facts } from "~/facts/facts-schema";
import { factsFormat, inTodaysForm, migrateFacts } from "~/facts/migrate-facts";

/** The facts that are to be served; version 0 is the build's own, before anything was published. */
export type Head = { version: number; facts: Facts };

/** The stored facts do not fit this build. The message has a line for each issue. */
export class UnfitFactsError extends Error {
  override name = "UnfitFactsError";
  constructor(
    readonly version: number,
    readonly problems: readonly string[],
  ) {
    super(
      `The published facts (version ${version}) do not fit this version of the site:\n${problems
        .map((problem) => `  - ${problem}`)
        .join("\n")}`,
    );
  }
}

/** The version that is to be served now. Throws UnfitFactsError. */
export async function readHead(db: Kysely<Schema>, own: Facts): Promise<Head> {
  const row = await db
    .selectFrom("current_content_version")
    .innerJoin("content_versions", "content_versions.id", "current_content_version.version")
    .select(["content_versions.id", "format", "facts"])
    .executeTakeFirst();
  return row ? { version: row.id, facts: factsOfRow(row, own) } : { version: 0, facts: own };
}

/** Only the version's number: queried every few seconds. */
export async function readHeadNumber(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom("current_content_version").select("version").executeTakeFirst();
  return row?.version ?? 0;
}

/** The facts of a stored version in today's format. Throws UnfitFactsError. */
export function factsOfRow(
  { id, facts, format }: Pick<ContentVersionRow, "id" | "facts" | "format">,
  own: Facts,
): Facts {
  const migrated = migrateFacts(JSON.parse(facts), format, own);
  if ("problems" in migrated) throw new UnfitFactsError(id, migrated.problems);
  return migrated.facts;
}

/**
 * Reads a published version without validation: only to compare and show it, never to serve it.
 * null: there is no such version.
 */
export async function readVersion(
  db: Kysely<Schema>,
  own: Facts,
  version: number,
): Promise<Facts | null> {
  const row = await db
    .selectFrom("content_versions")
    .select(["facts", "format"])
    .where("id", "=", version)
    .executeTakeFirst();
  return row ? inTodaysForm(JSON.parse(row.facts), row.format, own) : null;
}

export type NewVersion = {
  at: Date;
  /** The clinic's day of `at`. */
  day: string;
  who: string;
  personId: string | null;
  kind: ContentVersionRow["kind"];
  facts: Facts;
  changes: readonly FactChange[];
  pages: readonly string[];
  why: string;
};

/**
 * Adds the version that follows `base` and makes it the current one. Returns its number, or null
 * when another was added first; then nothing is written. The first publication also writes the
 * build's own facts as version 1, so that going back is possible.
 */
export async function addVersion(
  db: Transaction<Schema>,
  base: Head,
  version: NewVersion,
): Promise<number | null> {
  if (base.version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("current_content_version")
      .values({ name: "site", version: 1 })
      .onConflict((row) => row.column("name").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return null;
    const built = { ...version, who: "", personId: null, kind: "built" as const, why: "" };
    await insert(db, 1, { ...built, facts: base.facts, changes: [], pages: [] });
  }
  const from = Math.max(base.version, 1);
  const { numUpdatedRows } = await db
    .updateTable("current_content_version")
    .set({ version: from + 1 })
    .where("name", "=", "site")
    .where("version", "=", from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return null;
  await insert(db, from + 1, version);
  return from + 1;
}

async function insert(db: Transaction<Schema>, id: number, version: NewVersion) {
  const { at, day, who, personId, kind, facts, changes, pages, why } = version;
  await db
    .insertInto("content_versions")
    .values({
      id,
      at: at.toISOString(),
      day,
      who,
      person_id: personId,
      kind,
      format: factsFormat,
      facts: JSON.stringify(facts),
      changes: JSON.stringify(changes),
      pages: JSON.stringify(pages),
      why,
    })
    .execute();
}

/** By path: the day of the last version, up to `version`, that changed the page. */
export async function readPageDates(
  db: Kysely<Schema>,
  version: number,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom("content_versions")
    .select(["day", "pages"])
    .where("id", "<=", version)
    .orderBy("id")
    .execute();
  const dates: Record<string, string> = {};
  for (const { day, pages } of rows)
    for (const page of JSON.parse(pages) as string[]) dates[page] = day;
  return dates;
}
