import { previewWords } from "~/content/en/staff/staff-site";
import { pageKind, withStyle } from "~/core/pages/page-styles";
import { yieldToEventLoop } from "~/core/pages/yield-to-event-loop";
import { factsOn } from "~/facts/effective-facts";
import { sorted } from "~/facts/fact-change";
import { type Facts, factsProblems } from "~/facts/facts-schema";
import { whatFits } from "~/facts/what-fits";
import { builtPages } from "~/static-paths";
import type { SiteParts } from "./site-parts.server";
import { wordsBetween } from "./text-diff.server";
import type { PageChange } from "./website-types";

/** The rendered pages of this many different drafts are kept. */
const keptPreviews = 2;

/** By path. */
type RenderedPages = ReadonlyMap<string, Buffer>;

/** Renders the site with other facts. */
export function makePreviewSite({ live, render, styles }: SiteParts) {
  const kept = new Map<string, Promise<RenderedPages>>();

  function pagesWith(facts: Facts): Promise<RenderedPages> {
    const today = factsOn(facts, live.today());
    const key = sorted(today);
    const known = kept.get(key);
    if (known) return known;
    const pages = renderPages(today);
    kept.set(key, pages);
    pages.catch(() => kept.delete(key));
    for (const old of [...kept.keys()].slice(0, -keptPreviews)) kept.delete(old);
    return pages;
  }

  async function renderPages(facts: Facts): Promise<RenderedPages> {
    const pages = new Map<string, Buffer>();
    for (const path of builtPages) {
      const html = await render(path, { facts, pageDates: {} });
      pages.set(path, Buffer.from(withStyle(html, styles, pageKind(path))));
      await yieldToEventLoop();
    }
    return pages;
  }

  return {
    /** The pages that would change, with their changed words. Throws PageFailedError. */
    async changedPages(facts: Facts): Promise<PageChange[]> {
      const next = await pagesWith(facts);
      const { pages: now } = live.currentPages();
      return builtPages.flatMap((path) => {
        const [before, after] = [now.get(path)?.content, next.get(path)];
        if (!before || !after || before.equals(after)) return [];
        return [{ path, parts: wordsBetween(before.toString(), after.toString()) }];
      });
    },

    /**
     * One page, marked as a preview, from which nothing can be sent. Facts that do not fit the
     * schema are shown with the parts that do. Throws PageFailedError.
     */
    async page(
      facts: Facts,
      { path, nonce, frame }: { path: string; nonce: string; frame: PreviewFrame },
    ): Promise<string | null> {
      if (!builtPages.includes(path)) return null;
      const fits = "facts" in factsProblems(facts);
      const shown = fits ? facts : whatFits(facts, live.head().facts);
      const html = (await pagesWith(shown)).get(path)?.toString() ?? "";
      const marks = fits ? frame : { ...frame, mark: `${frame.mark} ${previewWords.unfit}` };
      return marked(html, nonce, marks);
    },
  };
}

export type PreviewSite = ReturnType<typeof makePreviewSite>;

const inSite = new Set(builtPages);

/** What a preview says above the page, and where its links lead. */
export type PreviewFrame = {
  /** Before the URL of a page. */
  base: string;
  mark: string;
  back: string;
  /** Words of the link to `back`. */
  backTo: string;
};

function marked(html: string, nonce: string, { base, mark: words, back, backTo }: PreviewFrame) {
  const style = `.preview-mark{position:sticky;top:0;z-index:99;margin:0;padding:.6rem 1rem;background:#7a2e12;color:#fff;font:600 1rem/1.4 sans-serif;text-align:center}.preview-mark a{color:#fff}`;
  const mark = `<style nonce="${nonce}">${style}</style><p class="preview-mark" role="status">${words} <a href="${back}">${backTo}</a></p>`;
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
