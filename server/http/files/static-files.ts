import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { type Encoding, type FileEntry, isSameFile } from "../../publishing/file-entry";
import { preferredEncoding } from "./accept-encoding";
import { byteRange } from "./byte-range";
import { fileVariants, loadContent, type Variant, type Variants } from "./file-variants";

export type StaticFiles = {
  /** Responds to a GET or HEAD if the path is that of a file; otherwise gives false and does nothing. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): boolean;
  has(path: string): boolean;
  /** Paths of the pages. */
  pages: readonly string[];
  /** By their paths. */
  files: ReadonlyMap<string, StaticFile>;
};

type StaticFile = { entry: FileEntry; variants: Variants };

/**
 * The finished files below `folder`/client. They are compressed already and each has an ETag. Works
 * on Node's own request and response, before any framework, because most requests end here.
 * @param before the files of the release before: what is the same is taken over, also from memory,
 * and what is not is in memory too before anybody asks for it
 */
export async function openStaticFiles(
  folder: string,
  { https, before }: { https: boolean; before?: StaticFiles },
): Promise<StaticFiles> {
  const client = join(folder, "client");
  const entries = JSON.parse(await readFile(join(folder, "files.json"), "utf8")) as Record<
    string,
    FileEntry
  >;
  const files = new Map<string, StaticFile>();
  for (const [path, entry] of Object.entries(entries)) {
    const known = before?.files.get(path);
    if (known && isSameFile(known.entry, entry)) files.set(path, known);
    else {
      const variants = fileVariants(entry, https);
      files.set(path, { entry, variants });
      if (known) await loadSame(client, variants, known.variants);
    }
  }

  function serve(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const file = files.get(path);
    if (!file) return false;
    const { entry, variants } = file;
    const encoding = preferredEncoding(request.headers["accept-encoding"], entry.encodings);
    const variant = (encoding && variants.encoded[encoding]) ?? variants.plain;
    const known = request.headers["if-none-match"];
    if (known && matches(known, variant.etag)) {
      response.writeHead(304, [...variant.headers]).end();
      return true;
    }
    const { range } = request.headers;
    // Only for GET (RFC 9110 section 14.2).
    if (range && request.method === "GET" && sendRange(request, response, client, variant, range))
      return true;
    sendWhole(request, response, client, variant);
    return true;
  }

  const pages = [...files].flatMap(([path, { entry }]) =>
    entry.type.startsWith("text/html") ? [path] : [],
  );
  return { serve, has: (path) => files.has(path), pages, files };
}

/** Reads those variants of a changed file that were asked for before. */
async function loadSame(client: string, { plain, encoded }: Variants, before: Variants) {
  if (before.plain.content) await loadContent(client, plain);
  for (const [encoding, variant] of Object.entries(encoded))
    if (before.encoded[encoding as Encoding]?.content) await loadContent(client, variant);
}

function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  client: string,
  variant: Variant,
) {
  // In HTTP/1.1 connections are kept alive by default (RFC 9112 section 9.3): 48 bytes less.
  if (request.httpVersion === "1.1") response.removeHeader("Connection");
  if (request.method === "HEAD") {
    response.writeHead(200, variant.wholeHeaders as string[]).end();
    return;
  }
  if (variant.content) {
    response.writeHead(200, variant.wholeHeaders as string[]).end(variant.content);
    return;
  }
  loadContent(client, variant).then(
    () => {
      response.writeHead(200, variant.wholeHeaders as string[]);
      if (variant.content) response.end(variant.content);
      else stream(join(client, variant.file), response);
    },
    () => response.destroy(),
  );
}

/**
 * Sends the range of bytes that was asked for, of the compressed file if that is what would be sent
 * (RFC 9110 section 14.2). Gives false when the whole file must be sent: the range cannot be read,
 * or If-Range names another version.
 */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  client: string,
  { file, size, etag, headers }: Variant,
  wanted: string,
): boolean {
  const condition = request.headers["if-range"];
  const range = condition && condition !== etag ? undefined : byteRange(wanted, size);
  if (!range) return false;
  if (range === "unsatisfiable") {
    const all = [...headers, "Content-Range", `bytes */${size}`, "Content-Length", "0"];
    response.writeHead(416, all).end();
    return true;
  }
  const { start, end } = range;
  response.writeHead(206, [
    ...headers,
    "Content-Range",
    `bytes ${start}-${end}/${size}`,
    "Content-Length",
    String(end - start + 1),
  ]);
  stream(join(client, file), response, range);
  return true;
}

function stream(
  name: string,
  response: ServerResponse,
  range: { start?: number; end?: number } = {},
) {
  const file = createReadStream(name, range);
  file.on("error", () => response.destroy());
  // Closes the file also when the visitor breaks off.
  response.on("close", () => file.destroy());
  file.pipe(response);
}

/** If-None-Match is "*" or a list of ETags, weak ones included. */
function matches(header: string, etag: string): boolean {
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
