import { createHash } from "node:crypto";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import {
  compress,
  type MemoryFile,
  memoryFile,
  type PageSet,
  type RefusalPages,
  type RefusalStatus,
  readVariants,
  refusalStatuses,
  type ServedFile,
  servedFile,
  typeOfPath,
  writeVariants,
} from "~/core/http/memory-file";
import type { Facts } from "~/facts/facts-schema";
import type { Preview } from "~/page-handle";
import { staticPaths } from "~/static-paths";
import type { PageStyles } from "./page-styles";

/** Render input. `pageDates`: by path, the day of the last publication that changed the page. */
export type RenderInput = {
  facts: Facts;
  pageDates: Readonly<Record<string, string>>;
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

const sitemap = "/sitemap.xml";

/**
 * Renders every page, one per event-loop tick, and compresses quickly what the build has not
 * compressed. Reuses a page of `before` whose content is the same.
 * @param changedOn day of the clinic that changed pages get in the sitemap; null where `pageDates`
 *   has it already
 * @returns the set, and the paths that differ from `before`. Throws PageFailedError.
 */
export async function makePageSet(
  { render, styles, compressedPages, https }: MakePagesOptions,
  input: RenderInput,
  { before, changedOn }: { before: PageSet | null; changedOn: string | null },
): Promise<{ set: PageSet; changed: string[] }> {
  const pages = new Map<string, ServedFile>();
  const changed: string[] = [];
  const compressing: Promise<unknown>[] = [];

  async function addPage(path: string, pageDates: RenderInput["pageDates"]) {
    const type = typeOfPath(path);
    const html = await render(path, { ...input, pageDates });
    const content = Buffer.from(type.startsWith("text/html") ? styled(html, path) : html);
    await setImmediate();
    const known = before?.pages.get(path);
    if (known?.content.equals(content)) {
      pages.set(path, known);
      return;
    }
    changed.push(path);
    compressing.push(
      compressed(content, compressedPages).then((variants) => {
        const file = memoryFile(content, { type, ...variants });
        pages.set(path, servedFile(file, { path, type, https }));
      }),
    );
  }
  const styled = (html: string, path: string) => withStyle(html, styles, pageKind(path));

  for (const path of staticPaths) if (path !== sitemap) await addPage(path, input.pageDates);
  const dates = Object.fromEntries(changed.map((path) => [path, changedOn ?? ""]));
  await addPage(sitemap, changedOn === null ? input.pageDates : { ...input.pageDates, ...dates });

  const refusals: Partial<Record<number, MemoryFile>> = {};
  for (const status of refusalStatuses) {
    const html = await render("/", input, status);
    const content = Buffer.from(withStyle(html, styles, refusalKind));
    await setImmediate();
    const known = before?.refusalPages[status];
    if (known?.content.equals(content)) refusals[status] = known;
    else
      compressing.push(
        compressed(content, compressedPages).then((variants) => {
          refusals[status] = memoryFile(content, { type: "text/html", ...variants });
        }),
      );
  }
  await Promise.all(compressing);
  return {
    set: { pages, refusalPages: refusals as RefusalPages },
    changed: changed.filter((path) => path !== sitemap),
  };
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

/** Compresses pages as small as possible into a folder, from which `makePageSet` takes them. */
export async function compressInto(folder: string, { pages, refusalPages }: PageSet) {
  const files = [...pages.values(), ...Object.values(refusalPages)];
  await Promise.all(
    files.map(({ content }) => writeVariants(join(folder, hashOf(content)), content)),
  );
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
export const pageKind = (path: string) => path.split("/")[1] || "home";

/** The page with the style of its kind; unchanged without styles. */
export function withStyle(html: string, styles: PageStyles | null, kind: string): string {
  if (styles === null) return html;
  const css = styles[kind];
  if (css === undefined) throw new Error(`The build has no style for pages of the kind "${kind}"`);
  return html.replace(inlineStyle, () => `<style>${css}</style>`);
}

/** The first style element: the style of the whole site, as React renders it into every page. */
export const inlineStyle = /<style>([\s\S]*?)<\/style>/;
