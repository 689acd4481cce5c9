import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { diffArrays } from "diff";
import type { Transaction } from "kysely";
import { navigationName } from "~/content/en/staff/fact-words";
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
import { spanishPath } from "~/facts/fact-path";
import { type Facts, factsProblems } from "~/facts/facts-schema";
import { closedDaysAdded } from "~/facts/hours/closed-day";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { builtPages } from "~/static-paths";
import { readClaims, requestClaimReviews } from "./claims.server";
import { endDrafts, readDrafts } from "./drafts.server";

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
      return refused(kind === "published" ? publishWords.conflict : publishWords.overtaken);
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
        at,
        day: site.today(),
        who,
        personId,
        kind,
        facts,
        changes,
        pages,
        why,
      });
      if (added === null) return null;
      await publication.alongside?.(transaction, added);
      if (head.facts.email !== facts.email)
        await enqueueStaffMail({ clock, mails: { wake: () => {} } }, transaction, {
          kind: "changed-clinic-email",
          email: head.facts.email,
          personId: null,
        });
      await writeAudit(transaction, {
        at,
        actor: { id: personId ?? theSite.id, name: who },
        action: "published the site",
        subject: `version ${added}`,
        detail: changes.map(({ path }) => path).join(", "),
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
  const { facts, fields, rows, changes, conflicts, problems, after } = await readDrafts(app, actor);
  if (rows.length === 0) return unchanged;
  if (problems.size > 0) return refused(publishWords.problems);
  if (conflicts.size > 0) return refused(publishWords.conflict);
  const claims = await readClaims(app, changes, fields);
  await requestClaimReviews(app, actor, claims);
  if (claims.some(({ state }) => state === "refused")) return refused(publishWords.claimRefused);
  if (claims.some(({ state }) => state !== "approved")) return refused(publishWords.claimWaits);
  return { outcome: "ready" as const, changes: changesBetween(facts, after), rows, after };
}

/** Publishes a person's drafts now. */
export async function publishDrafts(app: App, { actor, why }: { actor: Actor; why: string }) {
  const ready = await readyChanges(app, actor);
  if (ready.outcome !== "ready") return ready;
  const { changes, rows, after } = ready;
  const done = await publishFacts(app, {
    changes,
    who: actor.name,
    personId: actor.id,
    kind: "published",
    why,
    alongside: (transaction) => endDrafts(transaction, actor, rows, after),
  });
  if (done.outcome === "unchanged") await endDrafts(app.db, actor, rows, after);
  return done;
}

/** The facts, claims and pages that a person's drafts would change. */
export async function reviewDrafts(app: App, { actor }: { actor: Actor }) {
  const { facts, fields, rows, problems, conflicts, changes, after } = await readDrafts(app, actor);
  const isReady = rows.length > 0 && problems.size === 0;
  return {
    changes: rows.map(({ path, value, at, who }) => ({
      path,
      at,
      who,
      from: fields.text(path),
      to: fields.show(path, value),
      hidesListPrice: hidesListPrice(after, path),
      ...(after.spanish[path] !== undefined &&
        !rows.some((row) => row.path === spanishPath(path)) && { spanishStays: true }),
      /** Somebody published another value since this draft was begun; `from` is that value. */
      conflict: conflicts.has(path),
    })),
    daysClosed: closedDaysAdded(
      facts.hours.closedDays,
      after.hours.closedDays,
      clinicDay(app.clock()),
    ),
    problems: [...problems].map(([path, message]) => ({ path, message })),
    claims: await readClaims(app, changes, fields),
    ...(await changedPages(app, isReady ? after : null)),
  };
}

/** Whether an edited price loses its compare-at price, because no record says when it was charged. */
function hidesListPrice(facts: Facts, path: string): boolean {
  const [, slug = ""] = /^treatments\.([^.]+)\.(price|compareAtPrice)$/.exec(path) ?? [];
  const { compareAtPrice, compareAtRecord } = facts.treatments[slug] ?? {};
  return compareAtPrice !== undefined && compareAtRecord === undefined;
}

/**
 * The pages that other facts would change, with the changed words. `pages` is null without facts,
 * and where a page cannot be made: then `failure` says why. `callLine`: whether the line changes that
 * says on every page when calls are taken; browsers write it from a file of its own.
 */
export async function changedPages({ site }: App, facts: Facts | null) {
  if (facts === null) return { pages: null, callLine: false, failure: null };
  try {
    const { pages: now } = site.currentPages();
    const { set, changed } = await site.prepare(facts);
    const pages = changed
      .filter((path) => builtPages.includes(path))
      .map((path) => {
        const html = (pages: typeof now) => pages.get(path)?.content.toString() ?? "";
        return {
          path,
          name: pageName(path, html(set.pages)),
          parts: wordsBetween(html(now), html(set.pages)),
        };
      });
    const callLine = changed.some((path) => path.endsWith("/call-hours.json"));
    return { pages, callLine, failure: null };
  } catch (error) {
    if (!(error instanceof PageFailedError)) throw error;
    return { pages: null, callLine: false, failure: error.message };
  }
}

/** The page's name in the navigation, or its title. */
export function pageName(path: string, html: string): string {
  const [title = path] = textsOf(html);
  return navigationName(path) ?? title.replace(/ \| .*$/, "");
}

/** Text differences between two pages; repeated ones are listed once. */
function wordsBetween(before: string, after: string): { old: string; new: string }[] {
  const parts: { old: string; new: string }[] = [];
  let open = { old: "", new: "" };
  for (const { added, removed, value } of diffArrays(textsOf(before), textsOf(after))) {
    if (!added && !removed) {
      open = { old: "", new: "" };
      continue;
    }
    if (open.old === "" && open.new === "") parts.push(open);
    // A text that continues after an inline element may begin with a comma.
    open[added ? "new" : "old"] = value.join(" ").replace(/ (?=[,.;:)])/g, "");
  }
  return [...new Map(parts.map((part) => [`${part.old}\n${part.new}`, part])).values()];
}

/** The texts of a page that people and search engines read, in order. */
function textsOf(html: string): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const description =
    /<meta name="description" content="([^"]*)"|<meta content="([^"]*)" name="description"/.exec(
      html,
    );
  const body = html
    .slice(Math.max(0, html.indexOf("<body")))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
  return [title, description?.[1] ?? description?.[2] ?? "", ...body.split(/<[^>]+>/)]
    .map((text) => plain(text).replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
