import { diffArrays } from "diff";
import { navigationName, previewWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import { readHead, storedFacts } from "~/core/pages/content-versions";
import { PageFailedError } from "~/core/pages/page-set";
import type { Actor } from "~/core/sessions/people";
import { changesBetween, type FactChange, withChanges } from "~/facts/fact-change";
import { type Facts, factsProblems } from "~/facts/facts-schema";
import { whatFits } from "~/facts/migrate-facts";
import { builtPages } from "~/static-paths";
import { readClaims } from "./claims.server";
import { readDrafts, withRecords } from "./drafts.server";
import { previewBase } from "./site-page";

/** The facts, claims and pages that a person's drafts would change. */
export async function reviewDrafts(app: App, { actor }: { actor: Actor }) {
  const { facts, fields, rows, problems, conflicts, changes } = await readDrafts(app, actor);
  const isReady = rows.length > 0 && problems.size === 0;
  const after = withRecords(facts, changes, actor.name);
  return {
    changes: rows.map(({ path, typed }) => ({
      ...{ path, from: fields.typed(path), to: typed, hidesListPrice: hidesListPrice(after, path) },
      /** Somebody published another value since this draft was begun; `from` is that value. */
      conflict: conflicts.has(path),
    })),
    problems: [...problems].map(([path, message]) => ({ path, message })),
    claims: await readClaims(app, changes, fields),
    ...(await changedPages(app, isReady ? after : null)),
  };
}

/** Whether an edited price loses its list price, because nobody has recorded when it was charged. */
function hidesListPrice(facts: Facts, path: string): boolean {
  const [, slug = ""] = /^treatments\.([^.]+)\.(price|compareAtPrice)$/.exec(path) ?? [];
  const { compareAtPrice, compareAtRecord } = facts.treatments[slug] ?? {};
  return compareAtPrice !== undefined && compareAtRecord === undefined;
}

/**
 * The pages that other facts would change, with the changed words. `pages` is null without facts,
 * and where a page cannot be made: then `failure` says why.
 */
export async function changedPages({ site }: App, facts: Facts | null) {
  if (facts === null) return { pages: null, failure: null };
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
    return { pages, failure: null };
  } catch (error) {
    if (!(error instanceof PageFailedError)) throw error;
    return { pages: null, failure: error.message };
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

/**
 * One page with a person's drafts, or of a version, marked as a preview; null where there is no
 * such page or version. Of facts that do not fit the schema, the valid parts are shown. Throws
 * PageFailedError.
 */
export async function previewPage(
  app: App,
  asked: { actor: Actor; path: string; nonce: string; version: number | null },
): Promise<string | null> {
  const { path, nonce, version } = asked;
  if (!builtPages.includes(path)) return null;
  const facts = await factsToPreview(app, asked);
  if (facts === null) return null;
  const fits = "facts" in factsProblems(facts);
  const shown = fits ? facts : whatFits(facts, app.site.head().facts);
  const html = await app.site.renderPreview(path, shown);
  return markedPage(html, { nonce, version, unfit: fits ? "" : ` ${previewWords.unfit}` });
}

async function factsToPreview(
  app: App,
  { actor, version }: { actor: Actor; version: number | null },
) {
  if (version === null) {
    const { facts, changes } = await readDrafts(app, actor);
    return withRecords(facts, changes, actor.name);
  }
  const back = await changesBack(app, version);
  return back && withChanges(back.now, back.changes);
}

const inSite = new Set(builtPages);

/**
 * Adds the bar above a preview; its links lead to other previews, and no form can be sent. Cards
 * lead to previews too: the dialogs that a script fetches show the published facts.
 */
function markedPage(
  html: string,
  { nonce, version, unfit }: { nonce: string; version: number | null; unfit: string },
) {
  const base = previewBase(version);
  const [words, backTo, back] =
    version === null
      ? [previewWords.mark, previewWords.back, "/staff/site/review"]
      : [
          ...[previewWords.version(version), previewWords.backToVersion],
          `/staff/site/history/${version}`,
        ];
  const style = `.preview-mark{position:sticky;top:0;z-index:99;margin:0;padding:.6rem 1rem;background:#7a2e12;color:#fff;font:600 1rem/1.4 sans-serif;text-align:center}.preview-mark a{color:#fff}`;
  const mark = `<style nonce="${nonce}">${style}</style><p class="preview-mark" role="status">${words}${unfit} <a href="${back}" target="_top">${backTo}</a></p>`;
  return html
    .replace(/<script type="speculationrules"[^>]*>[\s\S]*?<\/script>/, "")
    .replace(/<(script|style)(?=[ >])(?![^>]*(?:ld\+json| src=))/g, `<$1 nonce="${nonce}"`)
    .replace(/ data-island="/g, ' data-preview-island="')
    .replace(/ data-opens="/g, ' data-preview-opens="')
    .replace(/ action="\/[^"]*"/g, ' action="/staff/preview"')
    .replace(/<a ([^>]*)href="(\/[^"#?]*)/g, (all, before: string, path: string) =>
      inSite.has(path) ? `<a ${before}href="${base}${path === "/" ? "" : path}` : all,
    )
    .replace(/<head>/, '<head><meta name="robots" content="noindex, nofollow">')
    .replace(/<body([^>]*)>/, (body) => `${body}${mark}`);
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
