import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Encoding } from "../http/files/file-headers.ts";
import { refusalsFolder, refusalsList } from "../http/refusals/refused-statuses.ts";
import { type AddedLater, finishPage } from "./finish-page.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { reachableAssets } from "./reachable-assets.ts";

/** One address that is answered with a file. Written to files.json, read by the server. */
export type FileEntry = {
  /** Below build/client, a refusal's below build/refusals. */
  file: string;
  type: string;
  size: number;
  etag: string;
  /** Named by its content: may be kept for ever. */
  immutable: boolean;
  /** Compressed siblings that exist: file + "." + extension. */
  encodings: readonly Encoding[];
  /** Inline scripts and styles that the page's policy must allow. */
  scripts: readonly string[];
  styles: readonly string[];
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
};
const compressible = /^(text|application)\/|svg/;

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("base64");

/** Compresses every file as far as it goes and writes the list of addresses, and of refusals. */
export async function finishFiles(build: string) {
  const folder = join(build, "client");
  const list: Record<string, FileEntry> = {};
  let bytes = 0;
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !/\.(br|zst|gz)$/.test(name));
  const addedLater = await readAddedLater(folder, names);
  const reachable = await reachableAssets(folder, names);
  for (const file of names.sort()) {
    const isAsset = file.startsWith("assets/");
    const unused = isAsset && !reachable.has(basename(file));
    if (unused || file.endsWith(".data")) {
      await rm(join(folder, file));
      continue;
    }
    const entry = await finishFile(folder, file, addedLater);
    bytes += entry.size;
    list[addressOf(file)] = entry;
  }
  await writeList(join(build, refusalsList), await finishRefusals(build, addedLater));
  // The last one: where it is, the build is whole.
  await writeList(join(build, "files.json"), list);
  return { files: Object.keys(list).length, bytes };
}

async function finishRefusals(build: string, addedLater: AddedLater) {
  const list: Record<string, FileEntry> = {};
  for (const file of await readdir(join(build, refusalsFolder)))
    list[basename(file, ".html")] = await finishFile(join(build, refusalsFolder), file, addedLater);
  return list;
}

async function finishFile(
  folder: string,
  file: string,
  addedLater: AddedLater,
): Promise<FileEntry> {
  const type = types[extname(file)] ?? "application/octet-stream";
  let content = await readFile(join(folder, file));
  let html = "";
  if (type.startsWith("text/html")) {
    html = await finishPage(content.toString(), addedLater);
    content = Buffer.from(html);
    await writeFile(join(folder, file), content);
  }
  return {
    file,
    type,
    size: content.length,
    etag: `"${sha256(content).slice(0, 16)}"`,
    immutable: file.startsWith("assets/"),
    encodings: compressible.test(type) ? await compress(join(folder, file), content) : [],
    scripts: html ? inlineHashes(html, "script") : [],
    styles: html ? inlineHashes(html, "style") : [],
  };
}

async function writeList(name: string, list: Readonly<Record<string, FileEntry>>) {
  await writeFile(`${name}.new`, JSON.stringify(list));
  await rename(`${name}.new`, name);
}

async function readAddedLater(folder: string, names: readonly string[]): Promise<AddedLater> {
  const texts = new Map<string, string>();
  for (const name of names.filter((one) => /^assets\/.*\.js$/.test(one)))
    texts.set(basename(name), await readFile(join(folder, name), "utf8"));
  const services = await readFile(join(folder, "services/index.html"), "utf8");
  return {
    scriptsOf: (island) => withImports(texts, `${island}.client-`),
    script: (address) => texts.get(basename(address)) ?? "",
    dialogs: services.match(/<dialog[\s\S]*?<\/dialog>/g)?.join("") ?? "",
  };
}

/** The text of the chunk whose name begins so, and of all that it imports, at once or later. */
function withImports(texts: ReadonlyMap<string, string>, beginning: string): string {
  const wanted = [...texts.keys()].filter((name) => name.startsWith(beginning));
  for (const name of wanted)
    for (const [, imported = ""] of texts
      .get(name)
      ?.matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+)/g) ?? [])
      if (!wanted.includes(imported)) wanted.push(imported);
  return wanted.map((name) => texts.get(name) ?? "").join("\n");
}

/** services/index.html → /services */
function addressOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, "") || "/";
}

async function compress(path: string, content: Buffer): Promise<Encoding[]> {
  const variants = {
    br: await promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zst: await promisify(zstdCompress)(content, {
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
    gz: await promisify(gzip)(content, { level: 9 }),
  };
  const kept: Encoding[] = [];
  for (const [extension, bytes] of Object.entries(variants) as [Encoding, Buffer][]) {
    if (bytes.length >= content.length) continue;
    await writeFile(`${path}.${extension}`, bytes);
    kept.push(extension);
  }
  return kept;
}
