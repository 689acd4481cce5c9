import type { Transaction } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { ContentVersionRow } from "~/core/db/tables/publishing-tables";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import { addVersion, readHead } from "~/core/pages/content-versions";
import { PageFailedError } from "~/core/pages/render-page";
import { yieldToEventLoop } from "~/core/pages/yield-to-event-loop";
import { theSite } from "~/core/sessions/people";
import { type FactChange, factAt, sameFact, withChanges } from "~/facts/fact-change";
import { type Facts, factsProblems } from "~/facts/facts-schema";
import { builtPages } from "~/static-paths";

export type Publication = {
  changes: readonly FactChange[];
  who: string;
  personId: string | null;
  kind: Exclude<ContentVersionRow["kind"], "built">;
  why: string;
  /** Runs in the version's own transaction: a killed process leaves both or neither. */
  alongside?: (transaction: Transaction<Schema>, version: number) => Promise<void>;
};

export type PublishOutcome =
  | { outcome: "published"; version: number; pages: string[] }
  /** The facts would not change. */
  | { outcome: "unchanged" }
  /** Somebody else has published another value of the same fact meanwhile. */
  | { outcome: "conflict"; conflicts: { path: string; now: unknown }[] }
  /** The facts are invalid; one line per validation issue. */
  | { outcome: "wrong"; problems: string[] }
  /**
   * A page could not be rendered (`page`), or the version not stored (null). The live version
   * stays.
   */
  | { outcome: "failed"; page: string | null; reason: string };

/** The parts of a site that publishing needs; an import has only these. */
export type PublishApp = Pick<App, "db" | "clock" | "site" | "ownFacts">;

/**
 * Publishes changes of facts: renders the whole site with them, adds the version, and serves it.
 * Merges fact by fact with what others have published since. When anything fails, nothing is
 * published.
 */
export const publishFacts = (app: PublishApp, publication: Publication): Promise<PublishOutcome> =>
  app.site.exclusively(() => publish(app, publication).catch(failure));

async function publish(
  { db, clock, site, ownFacts }: PublishApp,
  publication: Publication,
): Promise<PublishOutcome> {
  const { who, personId, kind, why } = publication;
  for (;;) {
    const head = await readHead(db, ownFacts);
    const merged = mergeChanges(head.facts, publication.changes);
    if ("conflicts" in merged) return { outcome: "conflict", ...merged };
    const { changes } = merged;
    if (changes.length === 0) return { outcome: "unchanged" };
    await yieldToEventLoop();
    const checked = factsProblems(withChanges(head.facts, changes));
    if ("problems" in checked) return { outcome: "wrong", ...checked };
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
      if (added !== null) {
        await publication.alongside?.(transaction, added);
        if (head.facts.email !== facts.email)
          await enqueueStaffMail({ clock, mails: { wake: () => {} } }, transaction, {
            ...{ kind: "changed-clinic-email", email: head.facts.email, personId: null },
          });
        await writeAudit(transaction, {
          ...{
            at,
            actor: { id: personId ?? theSite.id, name: who },
            action: "published the site",
            subject: `version ${added}`,
          },
          detail: changes.map(({ path }) => path).join(", "),
        });
      }
      return added;
    });
    // Another process published first: retry on its version.
    if (version === null) continue;
    await yieldToEventLoop();
    site.goLive(prepared, { version, facts });
    return { outcome: "published", version, pages };
  }
}

/** The changes still to be made; or conflicts: facts with neither their old nor their new value. */
export function mergeChanges(
  facts: Facts,
  changes: readonly FactChange[],
): { changes: FactChange[] } | { conflicts: { path: string; now: unknown }[] } {
  const open = changes.filter(({ path, to }) => !sameFact(factAt(facts, path), to));
  const conflicts = open
    .map(({ path, from }) => ({ path, from, now: factAt(facts, path) }))
    .filter(({ from, now }) => !sameFact(from, now))
    .map(({ path, now }) => ({ path, now }));
  return conflicts.length > 0 ? { conflicts } : { changes: open };
}

function failure(error: unknown): PublishOutcome {
  if (error instanceof PageFailedError) {
    const reason = error.message.replace(`${error.page}: `, "");
    return { outcome: "failed", page: error.page, reason };
  }
  const { code } = error as NodeJS.ErrnoException;
  const reason =
    code === "ENOSPC" || code === "SQLITE_FULL" ? "The disk is full." : (error as Error).message;
  return { outcome: "failed", page: null, reason };
}
