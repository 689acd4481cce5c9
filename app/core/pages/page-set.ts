import { createHash } from "node:crypto";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isPaged } from "~/catalogue/paging";
import type { HourLight } from "~/content/en/pictures";
import { type Language, pathIn, splitPath } from "~/content/languages";
import {
  compress,
  type MemoryFile,
  memoryFile,
  type PageSet,
  type RefusalPages,
  type RefusalStatus,
  readVariants,
  refusals,
  type ServedFile,
  servedFile,
  typeOfPath,
  writeVariants,
} from "~/core/http/memory-file";
import type { Facts } from "~/facts/facts-schema";
import type { Preview } from "~/page-handle";
import { servedPaths } from "~/static-paths";
import type { PageStyles } from "./page-styles";
import { readRendered } from "./rendered-pages";
import { pagesTouched } from "./touched-pages";

/**
 * Render input. `pageDates`: by path, the day of the last publication that changed the page.
 * `light`: of the clinic's hour; the morning's if absent.
 */
export type RenderInput = {
  facts: Facts;
  pageDates: Readonly<Record<string, string>>;
  light?: HourLight;
  preview?: PreviewInput;
};
/** `nonce` of the response's Content-Security-Policy. */
export type PreviewInput = Preview & { nonce: string };

/** A page that cannot be rendered with these facts. */
export class PageFailedError extends Error {
  override name = "PageFailedError";
  constructor(
    readonly page: string,
    readonly reason: string,
  ) {
    super(`${page}: ${reason}`);
  }
}

/** Renders one page, or the page of an error status. Throws PageFailedError. */
export type RenderPage = (
  path: string,
  input: RenderInput,
  refused?: RefusalStatus,
) => Promise<string>;

export type MakePagesOptions = {
  render: RenderPage;
  /** null in development: pages keep the whole site's style. */
  styles: PageStyles | null;
  /** Folder with the pages that the build has compressed; null: none. */
  compressedPages: string | null;
  https: boolean;
};

/** Pages, and the facts with which they were made. */
export type Served = { set: PageSet; facts: Facts };

const sitemap = "/sitemap.xml";

/**
 * Renders every page, one per event-loop tick, and compresses quickly what the build has not
 * compressed. Takes from the build what it has rendered with the same input, and from `before` a page
 * that no changed fact touches, or whose content is the same.
 * @param changedOn day of the clinic that changed pages get in the sitemap; null where `pageDates`
 *   has it already
 * @returns the set, and the paths that differ from `before`. Throws PageFailedError.
 */
export async function makePageSet(
  options: MakePagesOptions,
  input: RenderInput,
  { before: served, changedOn }: { before: Served | null; changedOn: string | null },
): Promise<{ set: PageSet; changed: string[] }> {
  const { render, styles, compressedPages } = options;
  const before = served?.set;
  const isTouched = served ? pagesTouched(served.facts, input.facts) : () => true;
  const pages = new Map<string, ServedFile>();
  const changed: string[] = [];
  const compressing: Promise<unknown>[] = [];
  const rendered =
    before === undefined && compressedPages !== null
      ? await readRendered(compressedPages, input)
      : {};

  async function addPage(path: string, pageDates: RenderInput["pageDates"]) {
    const known = before?.pages.get(path);
    if (known && !isTouched(path)) {
      pages.set(path, known);
      return;
    }
    const ready = rendered[path];
    const content = ready
      ? Buffer.from(ready)
      : await contentOf(options, path, { ...input, pageDates });
    await setImmediate();
    if (known?.content.equals(content)) {
      pages.set(path, known);
      return;
    }
    changed.push(path);
    compressing.push(
      fileOf(options, path, content).then((file) => {
        pages.set(path, file);
      }),
    );
  }

  for (const path of servedPaths(input.facts))
    if (path !== sitemap) await addPage(path, input.pageDates);
  const dates = Object.fromEntries(changed.map((path) => [path, changedOn ?? ""]));
  await addPage(sitemap, changedOn === null ? input.pageDates : { ...input.pageDates, ...dates });

  const refusalPages: Record<Language, Partial<Record<RefusalStatus, MemoryFile>>> = {
    en: {},
    es: {},
  };
  for (const { language, status, key } of refusals) {
    const path = pathIn(language, "/");
    const html = rendered[key] ?? withStyle(await render(path, input, status), styles, refusalKind);
    const content = Buffer.from(html);
    await setImmediate();
    const known = before?.refusalPages[language][status];
    if (known?.content.equals(content)) refusalPages[language][status] = known;
    else
      compressing.push(
        compressed(content, compressedPages).then((variants) => {
          refusalPages[language][status] = memoryFile(content, { type: "text/html", ...variants });
        }),
      );
  }
  await Promise.all(compressing);
  return {
    set: { pages, refusalPages: refusalPages as RefusalPages },
    changed: changed.filter((path) => path !== sitemap),
  };
}

/** The set with some pages rendered again. Throws PageFailedError. */
export async function renderAgain(
  options: MakePagesOptions,
  paths: readonly string[],
  input: RenderInput,
  set: PageSet,
): Promise<PageSet> {
  const pages = new Map(set.pages);
  for (const path of paths)
    pages.set(path, await fileOf(options, path, await contentOf(options, path, input)));
  return { pages, refusalPages: set.refusalPages };
}

async function contentOf({ render, styles }: MakePagesOptions, path: string, input: RenderInput) {
  return contentOfRendered(styles, path, await render(path, input));
}

function contentOfRendered(styles: PageStyles | null, path: string, text: string) {
  const isPage = typeOfPath(path).startsWith("text/html");
  return Buffer.from(isPage ? withStyle(text, styles, pageKind(path)) : text);
}

/** A page that was rendered for a request, as it is served to all who ask for this URL. */
export async function fileOfRendered(
  { styles, https }: MakePagesOptions,
  url: string,
  text: string,
): Promise<ServedFile> {
  const [path = url] = url.split("?");
  // The build reads the states of a paged catalogue. Other pages show more for a query than without
  // one, so they keep the whole style.
  const hasKindsStyle = isPaged && pageKind(path) === pageKind("/services");
  const content = contentOfRendered(hasKindsStyle ? styles : null, path, text);
  const type = typeOfPath(path);
  const encoded = await compress(content, "quickly");
  return servedFile(memoryFile(content, { type, encoded, compressedFully: false }), {
    path,
    type,
    https,
  });
}

async function fileOf(
  { compressedPages, https }: MakePagesOptions,
  path: string,
  content: Buffer,
): Promise<ServedFile> {
  const type = typeOfPath(path);
  const file = memoryFile(content, { type, ...(await compressed(content, compressedPages)) });
  return servedFile(file, { path, type, https });
}

/** The variants that the build has made of the same content, or quickly made ones. */
async function compressed(
  content: Buffer,
  folder: string | null,
): Promise<Pick<MemoryFile, "encoded" | "compressedFully">> {
  const encoded = folder === null ? {} : await readVariants(join(folder, hashOf(content)));
  if (Object.keys(encoded).length > 0) return { encoded, compressedFully: true };
  return { encoded: await compress(content, "quickly"), compressedFully: false };
}

/** How many pages the build compresses at once: thousands would need all memory. */
const atOnce = 16;

/**
 * Compresses pages as small as possible into a folder, from which `makePageSet` takes them; those
 * that several sets share once.
 */
export async function compressInto(folder: string, sets: Iterable<PageSet>) {
  const contents = new Map<string, Buffer>();
  for (const { pages, refusalPages } of sets)
    for (const { content } of [
      ...pages.values(),
      ...Object.values(refusalPages).flatMap((one) => Object.values(one)),
    ])
      contents.set(hashOf(content), content);
  const waiting = contents.entries();
  const compressNext = async () => {
    for (const [hash, content] of waiting) await writeVariants(join(folder, hash), content);
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
}

const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** Compresses one page of the set further, as small as possible; false: none is left. */
export async function compressOnePage(set: PageSet, https: boolean): Promise<boolean> {
  for (const [path, file] of set.pages) {
    if (file.compressedFully) continue;
    const type = typeOfPath(path);
    const encoded = await compress(file.content, "fully");
    const { content, scripts, styles } = file;
    const better = { content, scripts, styles, encoded, compressedFully: true };
    set.pages.set(path, servedFile(better, { path, type, https }));
    return true;
  }
  return false;
}

/** The kind of refusal pages. */
export const refusalKind = "refusal";

/** Pages of one kind share a style: all below /treatments are one kind, every other page is its own. */
export const pageKind = (path: string) => splitPath(path).path.split("/")[1] || "home";

/** The page with the style of its kind; unchanged without styles. */
export function withStyle(html: string, styles: PageStyles | null, kind: string): string {
  if (styles === null) return html;
  const css = styles[kind];
  if (css === undefined) throw new Error(`The build has no style for pages of the kind "${kind}"`);
  return html.replace(inlineStyle, () => `<style>${css}</style>`);
}

/** The first style element: the style of the whole site, as React renders it into every page. */
export const inlineStyle = /<style>([\s\S]*?)<\/style>/;
