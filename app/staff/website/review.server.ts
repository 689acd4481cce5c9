import { diffArrays } from "diff";
import { navigationName } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import { PageFailedError } from "~/core/pages/page-set";
import type { Actor } from "~/core/sessions/people";
import type { Facts } from "~/facts/facts-schema";
import { builtPages } from "~/static-paths";
import { readClaims } from "./claims.server";
import { readDrafts, withRecords } from "./drafts.server";

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
