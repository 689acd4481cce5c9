import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Language, languages } from "~/content/languages";
import { pathsOfPictures, publicFolder } from "~/facts/clinic-json";
import { isOfClinic } from "~/facts/clinic-pictures";
import { contentEncodings, type Encoding, preferredEncoding } from "./accept-encoding";
import { securityHeaders } from "./security-headers";

/** A page or file in memory, with its compressed variants. */
export type MemoryFile = {
  content: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  /** Hashes of the inline scripts and styles that a page's policy allows. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The best compression, or only a quick one. */
  compressedFully: boolean;
};

/** A file with the headers of its responses. */
export type ServedFile = MemoryFile & { variants: Partial<Record<Encoding | "plain", Variant>> };

type Variant = {
  body: Buffer;
  etag: string;
  /** Alternating names and values, which Node writes fastest; a 304 response has them too. */
  headers: string[];
  /** Headers of a response with the content. */
  wholeHeaders: string[];
};

/** "fully" takes a tenth of a second for a page, "quickly" some milliseconds; the result is larger. */
export type Effort = "fully" | "quickly";

const levels = {
  fully: { br: constants.BROTLI_MAX_QUALITY, gz: constants.Z_BEST_COMPRESSION },
  quickly: { br: 5, gz: 6 },
};

/** Compresses in zlib's own threads, so that the event loop stays free. */
export async function compressAs(
  encoding: Encoding,
  content: Buffer,
  effort: Effort,
): Promise<Buffer> {
  const level = levels[effort][encoding];
  if (encoding === "gz") return promisify(gzip)(content, { level });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}

/** The compressed variants of a content that are smaller than the content itself. */
export async function compress(
  content: Buffer,
  effort: Effort,
): Promise<Partial<Record<Encoding, Buffer>>> {
  const [br, gz] = await Promise.all([
    compressAs("br", content, effort),
    compressAs("gz", content, effort),
  ]);
  return {
    ...(br.length < content.length && { br }),
    ...(gz.length < content.length && { gz }),
  };
}

/** Writes the compressed variants of a content beside `file`: with ".br" and ".gz" at its end. */
export async function writeVariants(file: string, content: Buffer) {
  for (const [ending, bytes] of Object.entries(await compress(content, "fully")))
    await writeFile(`${file}.${ending}`, bytes);
}

/** Reads the variants that `writeVariants` has written; none where there are no such files. */
export async function readVariants(file: string): Promise<MemoryFile["encoded"]> {
  const read = (encoding: Encoding) => readFile(`${file}.${encoding}`).catch(() => null);
  const [br, gz] = await Promise.all([read("br"), read("gz")]);
  return { ...(br && { br }), ...(gz && { gz }) };
}

/** @param type the content's Content-Type; only pages have inline scripts and styles */
export function memoryFile(
  content: Buffer,
  {
    type,
    encoded,
    compressedFully,
  }: Pick<MemoryFile, "encoded" | "compressedFully"> & {
    type: string;
  },
): MemoryFile {
  const html = type.startsWith("text/html") ? content.toString() : "";
  return {
    content,
    encoded,
    compressedFully,
    scripts: inlineHashes(html, "script"),
    styles: inlineHashes(html, "style"),
  };
}

/** Adds the headers with which a file is served at `path`. */
export function servedFile(
  file: MemoryFile,
  { path, type, https }: { path: string; type: string; https: boolean },
): ServedFile {
  const { content, encoded, scripts, styles } = file;
  const isPage = type.startsWith("text/html");
  const shared = {
    "Content-Type": type,
    // The names of hashed assets change with their content.
    "Cache-Control": path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    ...(Object.keys(encoded).length > 0 && { Vary: "Accept-Encoding" }),
    ...securityHeaders({ path, https, ...(isPage && { scripts, styles }) }),
  };
  const tag = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const variant = (body: Buffer, encoding?: Encoding): Variant => {
    // Weak, because a variant is later replaced by a smaller one; different for each encoding, so
    // that caches keep them apart.
    const etag = `W/"${tag}${encoding ? `-${encoding}` : ""}"`;
    const headers = Object.entries({
      ...shared,
      ETag: etag,
      ...(encoding && { "Content-Encoding": contentEncodings[encoding] }),
    }).flat();
    return { body, etag, headers, wholeHeaders: [...headers, "Content-Length", `${body.length}`] };
  };
  return {
    ...file,
    variants: {
      plain: variant(content),
      ...(encoded.br && { br: variant(encoded.br, "br") }),
      ...(encoded.gz && { gz: variant(encoded.gz, "gz") }),
    },
  };
}

/** Responds to a GET or HEAD before any framework runs: most requests end here. */
export function serveFile(request: IncomingMessage, response: ServerResponse, file: ServedFile) {
  const accepted = request.headers["accept-encoding"];
  const { body, etag, headers, wholeHeaders } = variantFor(accepted, file);
  const known = request.headers["if-none-match"];
  if (known && matches(known, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  // In HTTP/1.1 connections are kept alive by default (RFC 9112 section 9.3): 48 bytes less.
  if (request.httpVersion === "1.1") response.removeHeader("Connection");
  response.writeHead(200, wholeHeaders).end(request.method === "HEAD" ? undefined : body);
}

/** The same where a framework responds, once: the next request gets the file from memory. */
export function responseOf({ method, headers: asked }: Request, file: ServedFile): Response {
  const { body, wholeHeaders } = variantFor(asked.get("Accept-Encoding") ?? undefined, file);
  const headers = new Headers();
  for (let at = 0; at < wholeHeaders.length; at += 2)
    headers.set(wholeHeaders[at] ?? "", wholeHeaders[at + 1] ?? "");
  return new Response(method === "HEAD" ? null : new Uint8Array(body), { headers });
}

function variantFor(accepted: string | undefined, { variants, encoded }: ServedFile): Variant {
  const encoding = preferredEncoding(accepted, Object.keys(encoded) as Encoding[]);
  return variants[encoding ?? "plain"] as Variant;
}

/**
 * If-None-Match is "*" or a list of ETags, compared weakly (RFC 9110 section 13.1.2). Hono's etag
 * hashes a content for each request, knows no variants, and omits the security headers of a 304.
 */
function matches(header: string, etag: string): boolean {
  if (header === etag || header.trim() === "*") return true;
  const opaque = etag.slice(2);
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === opaque);
}

/** The Content-Type of a path of the site; pages have no extension. */
export const typeOfPath = (path: string) =>
  types[/\.[a-z0-9]+$/.exec(path)?.[0] ?? ".html"] ?? "application/octet-stream";

/** `sha256-…` of every inline script or style that a browser would execute or apply. */
export function inlineHashes(html: string, element: "script" | "style"): string[] {
  const found = html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, "g"));
  return [...found]
    .filter(([, attributes = ""]) => !/\b(src=|type="application\/ld\+json)/.test(attributes))
    .map(([, , text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
};

/** Pictures and fonts are in compressed formats already. */
export const isCompressible = (type: string) => /^(text|application)\/|svg/.test(type);

/** Statuses with an error page: every status but 404 gets the page of 500. */
export const refusalStatuses = [404, 500] as const;

export type RefusalStatus = (typeof refusalStatuses)[number];

/** The pages of a refusal; `key`: their name among the build's rendered pages. */
export const refusals = languages.flatMap((language) =>
  refusalStatuses.map((status) => ({ language, status, key: `${language} ${status}` })),
);

/**
 * By language and status. Kept in memory: they are also sent when no more files can be opened.
 */
export type RefusalPages = Readonly<Record<Language, Readonly<Record<RefusalStatus, MemoryFile>>>>;

/**
 * All pages that are the same for every visitor, made for one set of facts and one day of the
 * clinic.
 */
export type PageSet = {
  /** Pages, and files for machines such as the sitemap, by path. */
  pages: Map<string, ServedFile>;
  refusalPages: RefusalPages;
};

/** The files of a build, by path. */
export type Assets = Pick<ReadonlyMap<string, ServedFile>, "get" | "has">;

/**
 * Reads every file below `folder` by path: scripts, fonts, pictures and icons, 8 MB. In memory they
 * need no open files, which many requests at once could exhaust. Only smaller compressed variants
 * are kept. A hashed file that an update brings later (ops/switch-release.ts) is read when it is asked
 * for: its page is of another release.
 * @param clinic the folder of another clinic than the build's own, whose icons and preview cards are
 *   served instead of all of the build's
 */
export function readAssets(
  folder: string,
  { https, clinic = null }: { https: boolean; clinic?: string | null },
): Assets {
  const files = new Map<string, ServedFile>();
  const clinics = new Set(clinic === null ? [] : pathsOfPictures(clinic));
  const read = (path: string) =>
    readFileSync(
      clinic !== null && clinics.has(path) ? join(clinic, publicFolder, path) : join(folder, path),
    );
  const add = (path: string, has: (name: string) => boolean) => {
    const encoded: MemoryFile["encoded"] = {};
    for (const encoding of ["br", "gz"] satisfies Encoding[])
      if (has(`${path}.${encoding}`)) encoded[encoding] = read(`${path}.${encoding}`);
    const type = typeOfPath(path);
    const file = memoryFile(read(path), { type, encoded, compressedFully: true });
    files.set(path, servedFile(file, { path, type, https }));
  };
  const isCompressed = (name: string) => /\.(br|gz)$/.test(name);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  const compressed = new Set(names.filter(isCompressed));
  const isLeftOut = (path: string) => clinic !== null && isOfClinic(path);
  for (const path of names)
    if (!isCompressed(path) && !isLeftOut(path)) add(path, (name) => compressed.has(name));
  for (const path of clinics) add(path, () => false);

  const isThere = (path: string) => existsSync(join(folder, path));
  const isLate = (path: string) =>
    /^\/assets\/[\w-]+(\.[\w-]+)+$/.test(path) && !isCompressed(path) && isThere(path);
  return {
    has: (path) => files.has(path),
    get(path) {
      if (!files.has(path) && isLate(path)) add(path, isThere);
      return files.get(path);
    },
  };
}
