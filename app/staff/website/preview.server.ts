import { previewWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import type { Actor } from "~/core/sessions/people";
import { factAt, withChanges } from "~/facts/fact-change";
import { factsSchema } from "~/facts/facts-schema";
import { builtPages } from "~/static-paths";
import { readDrafts } from "./drafts.server";
import { changesBack } from "./history.server";
import { previewUrl } from "./site-page";

const inSite = new Set(builtPages);

/**
 * One page with a person's drafts, or of a version, marked as a preview; its links lead to other
 * previews. Null where there is no such page or version. Facts that do not fit the schema are shown
 * as they are published. Throws PageFailedError.
 */
export async function previewPage(
  app: App,
  asked: { actor: Actor; path: string; nonce: string; version: number | null },
): Promise<string | null> {
  const { path, nonce, version } = asked;
  if (!inSite.has(path)) return null;
  const facts = await factsToPreview(app, asked);
  if (facts === null) return null;
  const live = app.site.head().facts;
  const issues = factsSchema.safeParse(facts).error?.issues ?? [];
  const published = issues.map((issue) => {
    const at = issue.path.join(".");
    return { path: at, to: factAt(live, at) };
  });
  const [mark, label, href] =
    version === null
      ? [previewWords.mark, previewWords.back, "/staff/site/review"]
      : [
          previewWords.version(version),
          previewWords.backToVersion,
          `/staff/site/history/${version}`,
        ];
  const html = await app.site.renderPreview(path, withChanges(facts, published), {
    nonce,
    words: issues.length > 0 ? `${mark} ${previewWords.unfit}` : mark,
    back: { href, label },
  });
  // About seventy components write links, and a browser without scripts has to follow them.
  return html.replace(/<a ([^>]*)href="(\/[^"#?]*)/g, (all, before: string, page: string) =>
    inSite.has(page) ? `<a ${before}href="${previewUrl(page, version)}` : all,
  );
}

async function factsToPreview(
  app: App,
  { actor, version }: { actor: Actor; version: number | null },
) {
  if (version === null) return (await readDrafts(app, actor)).after;
  const back = await changesBack(app, version);
  return back && withChanges(back.now, back.changes);
}
