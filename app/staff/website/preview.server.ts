import { navigationName, previewWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import type { Actor } from "~/core/sessions/people";
import { withChanges } from "~/facts/fact-change";
import { type Facts, factsProblems } from "~/facts/facts-schema";
import { whatFits } from "~/facts/what-fits";
import { builtPages } from "~/static-paths";
import { readDrafts, withRecords } from "./drafts.server";
import { changesBack } from "./history.server";
import { textsOf, wordsBetween } from "./text-diff.server";
import { type PageChange, previewBase } from "./website-types";

/** The pages that other facts would change, with the changed words. Throws PageFailedError. */
export async function changedPages({ site }: App, facts: Facts): Promise<PageChange[]> {
  const next = await site.renderPreview(facts);
  const { pages: now } = site.currentPages();
  return builtPages.flatMap((path) => {
    const [before, after] = [now.get(path)?.content, next.get(path)];
    if (!before || !after || before.equals(after)) return [];
    const html = after.toString();
    return [{ path, name: pageName(path, html), parts: wordsBetween(before.toString(), html) }];
  });
}

/** The page's name in the navigation, or its title. */
function pageName(path: string, html: string): string {
  const [title = path] = textsOf(html);
  return navigationName(path) ?? title.replace(/ \| .*$/, "");
}

/**
 * One page with a person's drafts, or of a version; null where there is no such page or version.
 * Throws PageFailedError.
 */
export async function previewPage(
  app: App,
  asked: { actor: Actor; path: string; nonce: string; version: number | null },
): Promise<string | null> {
  const { actor, path, nonce, version } = asked;
  const base = previewBase(version);
  if (version === null) {
    const { facts, changes } = await readDrafts(app, actor);
    const frame = { mark: previewWords.mark, back: "/staff/site/review" };
    return markedPage(app, withRecords(facts, changes, actor.name), {
      ...{ path, nonce, frame: { ...frame, base, backTo: previewWords.back } },
    });
  }
  const found = await changesBack(app, version);
  if (!found) return null;
  const frame = {
    mark: previewWords.version(version),
    back: `/staff/site/history/${version}`,
    backTo: previewWords.backToVersion,
  };
  return markedPage(app, withChanges(found.now, found.changes), {
    ...{ path, nonce, frame: { ...frame, base } },
  });
}

/**
 * A page marked as a preview, whose forms cannot be sent. Of facts that do not fit the schema, the
 * valid parts are shown.
 */
async function markedPage(
  { site }: App,
  facts: Facts,
  { path, nonce, frame }: { path: string; nonce: string; frame: PreviewFrame },
): Promise<string | null> {
  if (!builtPages.includes(path)) return null;
  const fits = "facts" in factsProblems(facts);
  const shown = fits ? facts : whatFits(facts, site.head().facts);
  const html = (await site.renderPreview(shown)).get(path)?.toString() ?? "";
  const marks = fits ? frame : { ...frame, mark: `${frame.mark} ${previewWords.unfit}` };
  return marked(html, nonce, marks);
}

const inSite = new Set(builtPages);

/** The bar above a preview, and the prefix of its links. */
type PreviewFrame = {
  /** Prefix of page URLs. */
  base: string;
  mark: string;
  back: string;
  /** Text of the link to `back`. */
  backTo: string;
};

function marked(html: string, nonce: string, { base, mark: words, back, backTo }: PreviewFrame) {
  const style = `.preview-mark{position:sticky;top:0;z-index:99;margin:0;padding:.6rem 1rem;background:#7a2e12;color:#fff;font:600 1rem/1.4 sans-serif;text-align:center}.preview-mark a{color:#fff}`;
  const mark = `<style nonce="${nonce}">${style}</style><p class="preview-mark" role="status">${words} <a href="${back}" target="_top">${backTo}</a></p>`;
  return html
    .replace(/<script type="speculationrules"[^>]*>[\s\S]*?<\/script>/, "")
    .replace(/<(script|style)(?=[ >])(?![^>]*(?:ld\+json| src=))/g, `<$1 nonce="${nonce}"`)
    .replace(/ data-island="/g, ' data-preview-island="')
    .replace(/ action="\/[^"]*"/g, ' action="/staff/preview"')
    .replace(/<a ([^>]*)href="(\/[^"#?]*)/g, (all, before: string, path: string) =>
      inSite.has(path) ? `<a ${before}href="${base}${path === "/" ? "" : path}` : all,
    )
    .replace(/<head>/, '<head><meta name="robots" content="noindex, nofollow">')
    .replace(/<body([^>]*)>/, (body) => `${body}${mark}`);
}
