import { randomUUID } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { publishWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { ContentVersionRow } from "~/core/db/tables/publishing-tables";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import { addVersion, readHead } from "~/core/pages/content-versions";
import { PageFailedError } from "~/core/pages/page-set";
import { type Actor, theSite } from "~/core/sessions/people";
import {
  changesBetween,
  type FactChange,
  factAt,
  sameFact,
  withChanges,
} from "~/facts/fact-change";
import { factsProblems } from "~/facts/facts-schema";
import { builtPages } from "~/static-paths";
import { askForClaims, readClaims } from "./claims.server";
import {
  discardDrafts,
  endDrafts,
  fieldsOf,
  needsOwner,
  readDrafts,
  withRecords,
} from "./drafts.server";

type Publication = {
  changes: readonly FactChange[];
  who: string;
  personId: string | null;
  kind: Exclude<ContentVersionRow["kind"], "built">;
  why: string;
  /** Runs in the version's own transaction: a killed process leaves both or neither. */
  alongside?: (transaction: Transaction<Schema>, version: number) => Promise<unknown>;
};

/** The parts of a site that publishing needs; an import has only these. */
export type PublishApp = Pick<App, "db" | "clock" | "site" | "ownFacts">;

const unchanged = { outcome: "unchanged" as const };
/** Nothing was published; `message` tells the person why, and what to do. */
const refused = (message: string) => ({ outcome: "refused" as const, message });

/**
 * Publishes changes of facts: renders the whole site with them, adds the version, and serves it.
 * Merges fact by fact with what others have published since. When anything fails, nothing is
 * published.
 */
export const publishFacts = (app: PublishApp, publication: Publication) =>
  app.site.exclusively(() => publish(app, publication).catch((error) => refused(messageOf(error))));

async function publish({ db, clock, site, ownFacts }: PublishApp, publication: Publication) {
  const { who, personId, kind, why } = publication;
  for (;;) {
    const head = await readHead(db, ownFacts);
    const now = (path: string) => factAt(head.facts, path);
    const changes = publication.changes.filter(({ path, to }) => !sameFact(now(path), to));
    // Somebody else has published another value of the same fact meanwhile.
    if (changes.some(({ path, from }) => !sameFact(now(path), from)))
      return refused(publishWords.conflict);
    if (changes.length === 0) return unchanged;
    await yieldToEventLoop();
    const checked = factsProblems(withChanges(head.facts, changes));
    if ("problems" in checked)
      return refused(`${publishWords.wrong} ${checked.problems.join("; ")}`);
    const { facts } = checked;
    await yieldToEventLoop();
    const prepared = await site.prepare(facts);
    // Changed files such as the search index are not pages.
    const pages = prepared.changed.filter((path) => builtPages.includes(path));
    const at = clock();
    const version = await db.transaction().execute(async (transaction) => {
      const added = await addVersion(transaction, head, {
        ...{ at, day: site.today(), who, personId, kind, facts, changes, pages, why },
      });
      if (added === null) return null;
      await publication.alongside?.(transaction, added);
      if (head.facts.email !== facts.email)
        await enqueueStaffMail({ clock, mails: { wake: () => {} } }, transaction, {
          ...{ kind: "changed-clinic-email", email: head.facts.email, personId: null },
        });
      await writeAudit(transaction, {
        ...{ at, actor: { id: personId ?? theSite.id, name: who }, action: "published the site" },
        ...{ subject: `version ${added}`, detail: changes.map(({ path }) => path).join(", ") },
      });
      return added;
    });
    // Another process published first: retry on its version.
    if (version === null) continue;
    await yieldToEventLoop();
    site.goLive(prepared, { version, facts });
    return { outcome: "published" as const, version, pages };
  }
}

function messageOf(error: unknown): string {
  if (error instanceof PageFailedError) return publishWords.failed(error.page, error.reason);
  const { code, message } = error as NodeJS.ErrnoException;
  const isFull = code === "ENOSPC" || code === "SQLITE_FULL";
  return publishWords.failed(null, isFull ? "The disk is full." : message);
}

/** The changes of a person's drafts with their consequences, or what prevents their publication. */
export async function readyChanges(app: Pick<App, "db" | "clock" | "ownFacts">, actor: Actor) {
  const { facts, fields, rows, changes, conflicts, problems } = await readDrafts(app, actor);
  if (rows.length === 0) return unchanged;
  if (problems.size > 0) return refused(publishWords.problems);
  if (conflicts.size > 0) return refused(publishWords.conflict);
  const claims = await readClaims(app, changes, fields);
  await askForClaims(app, actor, claims);
  if (claims.some(({ state }) => state === "refused")) return refused(publishWords.claimRefused);
  if (claims.some(({ state }) => state !== "approved")) return refused(publishWords.claimWaits);
  const after = withRecords(facts, changes, actor.name);
  return { outcome: "ready" as const, changes: changesBetween(facts, after), rows, after };
}

/** Publishes a person's drafts now. */
export async function publishDrafts(app: App, { actor, why }: { actor: Actor; why: string }) {
  const ready = await readyChanges(app, actor);
  if (ready.outcome !== "ready") return ready;
  const { changes, rows, after } = ready;
  const done = await publishFacts(app, {
    ...{ changes, who: actor.name, personId: actor.id, kind: "published", why },
    alongside: (transaction) => endDrafts(transaction, actor, rows, after),
  });
  if (done.outcome === "unchanged") await endDrafts(app.db, actor, rows, after);
  return done;
}

/** Schedules the changes for an instant; the drafts move into the scheduled entry. */
export async function scheduleDrafts(
  app: Pick<App, "db" | "clock" | "ownFacts">,
  { actor, why, at }: { actor: Actor; why: string; at: string },
) {
  const ready = await readyChanges(app, actor);
  if (ready.outcome !== "ready") return ready;
  const now = app.clock();
  await app.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("content_schedules")
      .values({
        ...{ id: randomUUID(), due_at: at, who: actor.name, person_id: actor.id, why },
        ...{ changes: JSON.stringify(ready.changes), created_at: now.toISOString() },
        ...{ state: "waiting", result: "" },
      })
      .execute();
    const paths = ready.rows.map(({ path }) => path);
    await discardDrafts({ db: transaction }, { actor, paths });
    const detail = `${at}: ${paths.join(", ")}`;
    await writeAudit(transaction, { at: now, actor, action: "scheduled a publication", detail });
  });
  return { outcome: "scheduled" as const };
}

/**
 * Publishes what is due: entries that came due while the site was stopped, or that a clock jumped
 * over, are published at the next run. Each entry is claimed once, so a clock that goes back
 * publishes nothing twice.
 */
export async function publishDue(app: App) {
  const { db, clock } = app;
  const due = await db
    .selectFrom("content_schedules")
    .selectAll()
    .where("state", "=", "waiting")
    .where("due_at", "<=", clock().toISOString())
    .orderBy("due_at")
    .execute();
  for (const { id, who, person_id: personId, changes: stored, why } of due) {
    const changes = JSON.parse(stored) as FactChange[];
    const end = (within: Kysely<Schema>, state: "published" | "failed", result: string) =>
      within
        .updateTable("content_schedules")
        .set({ state, result })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .execute();
    // The person who scheduled the entry may no longer be an owner.
    if (await needsOwner(db, { id: personId ?? "" }, changes)) {
      await end(db, "failed", publishWords.ownersEmail);
      continue;
    }
    const done = await publishFacts(app, {
      ...{ changes, who, personId, kind: "scheduled", why },
      alongside: (transaction, version) => end(transaction, "published", String(version)),
    });
    if (done.outcome === "refused") await end(db, "failed", done.message);
    // The second of two processes finds the facts published and changes nothing.
    if (done.outcome === "unchanged") await end(db, "published", publishWords.alreadySo);
  }
}

export async function cancelScheduled(
  { db, clock }: App,
  { actor, id }: { actor: Actor; id: string },
) {
  const { numUpdatedRows } = await db
    .updateTable("content_schedules")
    .set({ state: "canceled" })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n)
    await writeAudit(db, { at: clock(), actor, action: "canceled a publication" });
}

/** Waiting scheduled entries, and failed ones. Values are as typed; instants are ISO 8601 in UTC. */
export async function readScheduled({ db, ownFacts }: Pick<App, "db" | "ownFacts">) {
  const fields = fieldsOf((await readHead(db, ownFacts)).facts);
  const rows = await db
    .selectFrom("content_schedules")
    .selectAll()
    .where("state", "in", ["waiting", "failed"])
    .orderBy("due_at")
    .limit(50)
    .execute();
  return rows.map(({ id, due_at, who, why, changes, state, result }) => ({
    ...{ id, dueAt: due_at, who, why, state, result },
    changes: fields
      .inFields(JSON.parse(changes) as FactChange[])
      .map(({ path, to }) => ({ path, to: fields.show(path, to) })),
  }));
}
