import { previewWords } from "../../../app/content/en/staff/staff-site";
import type { PageChange } from "../../../app/contracts/site-desk";
import { factsOn } from "../../../app/facts/facts-on";
import { type Facts, factsProblems } from "../../../app/facts/facts-schema";
import { whatFits } from "../../../app/facts/what-fits";
import { builtPages } from "../../../app/static-paths";
import { finishPage } from "../finish-page";
import { pageKind } from "../page-kind";
import { readPageStyles } from "../page-styles";
import { digestOf } from "../releases/releases-folder";
import type { SiteParts } from "./site-parts";
import { wordsBetween } from "./words-between";

/** The rendered pages of this many different drafts are kept. */
const keptPreviews = 3;

/** Renders the site with other facts, in the thread for that. */
export function makePreviewSite({ live, worker, build }: SiteParts) {
  const kept = new Map<string, Promise<Record<string, string>>>();

  function pagesWith(facts: Facts): Promise<Record<string, string>> {
    const today = factsOn(facts, live.today());
    const key = digestOf(today);
    const known = kept.get(key);
    if (known) return known;
    const pages = worker.run("pages", { facts: today, pageDates: {} });
    kept.set(key, pages);
    pages.catch(() => kept.delete(key));
    for (const old of [...kept.keys()].slice(0, -keptPreviews)) kept.delete(old);
    return pages;
  }

  return {
    /** The pages that would change, with their changed words. Throws PageFailedError. */
    async changedPages(facts: Facts): Promise<PageChange[]> {
      const [next, now] = [await pagesWith(facts), await pagesWith(live.head().facts)];
      return builtPages.flatMap((path) => {
        const [before = "", after = ""] = [now[path], next[path]];
        return before === after ? [] : [{ path, parts: wordsBetween(before, after) }];
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
      const html = (await pagesWith(shown))[path] ?? "";
      const styles = await readPageStyles(build);
      const kind = pageKind(path === "/" ? "index.html" : `${path.slice(1)}/index.html`);
      const marks = fits ? frame : { ...frame, mark: `${frame.mark} ${previewWords.unfit}` };
      return marked(finishPage(html, styles[kind] ?? ""), nonce, marks);
    },
  };
}

export type PreviewSite = ReturnType<typeof makePreviewSite>;

const inSite = new Set(builtPages);

/** What a preview says above the page, and where its links lead. */
export type PreviewFrame = {
  /** Before the address of a page. */
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
