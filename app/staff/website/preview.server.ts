import { previewWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import type { Actor } from "~/core/sessions/people";
import { factAt, withChanges } from "~/facts/fact-change";
import { factsSchema } from "~/facts/facts-schema";
import { builtPages } from "~/static-paths";
import { readDrafts } from "./drafts.server";
import { changesBack } from "./history.server";
import { previewBase } from "./site-page";

/**
 * One page with a person's drafts, or of a version, marked as a preview; null where there is no
 * such page or version. Facts that do not fit the schema are shown as they are published. Throws
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
  const live = app.site.head().facts;
  const issues = factsSchema.safeParse(facts).error?.issues ?? [];
  const published = issues.map((issue) => {
    const at = issue.path.join(".");
    return { path: at, to: factAt(live, at) };
  });
  const html = await app.site.renderPreview(path, withChanges(facts, published));
  const unfit = issues.length > 0 ? ` ${previewWords.unfit}` : "";
  return markedPage(html, { nonce, version, unfit });
}

async function factsToPreview(
  app: App,
  { actor, version }: { actor: Actor; version: number | null },
) {
  if (version === null) return (await readDrafts(app, actor)).after;
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
