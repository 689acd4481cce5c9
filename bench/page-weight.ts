import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { variantHeaders, wholeHeaders } from "../server/http/files/file-headers.ts";
import type { FileEntry } from "../server/publishing/file-entry.ts";
import { scriptsOfIsland, withImports } from "../server/publishing/with-imports.ts";

/** What a browser gets for one page, in bytes compressed with Brotli, without pictures. */
export type PageWeight = {
  path: string;
  /** The page without its inline scripts. */
  htmlAndCss: number;
  /** The inline scripts alone. */
  inlineScripts: number;
  /** The document as it is sent: the two above compressed together. */
  document: number;
  /** The document with the headers of its answer on https. */
  answer: number;
  fonts: number;
  /** Requests of a phone: the page, its fonts and scripts that are fetched soon after. */
  requests: number;
  /** What a form loads when it is first touched; 0 on pages without a form. */
  firstTouch: number;
  /** All requests, those of the first touch included. */
  requestsTouched: number;
  /** The files of the first touch, largest first. */
  touched: readonly { name: string; bytes: number }[];
};

/** Weighs every page of a finished build (`build/`). */
export function weighPages(build: string): PageWeight[] {
  const entries = Object.entries(
    JSON.parse(readFileSync(join(build, "files.json"), "utf8")) as Record<string, FileEntry>,
  );
  const client = join(build, "client");
  const sent = ({ file, encodings, size }: FileEntry) =>
    encodings.includes("br") ? statSync(join(client, `${file}.br`)).size : size;
  const assets = new Map(entries.map(([, entry]) => [basename(entry.file), entry]));
  const scripts = new Map(
    [...assets]
      .filter(([name]) => name.endsWith(".js"))
      .map(([name, { file }]) => [name, readFileSync(join(client, file), "utf8")]),
  );

  function firstTouch(html: string) {
    const entry = basename(/data-islands="([^"]+)"/.exec(html)?.[1] ?? "");
    if (!entry) return [];
    const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name = ""]) => name);
    const parts = islands.flatMap((island) => scriptsOfIsland(scripts, island));
    return withImports(scripts, [entry, ...new Set(parts)], "atOnce")
      .map((name) => ({ name, bytes: sent(assets.get(name) as FileEntry) }))
      .sort((a, b) => b.bytes - a.bytes);
  }

  return entries
    .filter(([, { type }]) => type.startsWith("text/html"))
    .map(([path, entry]) => {
      const html = readFileSync(join(client, entry.file), "utf8");
      const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
      const faces = [...html.matchAll(/url\(\/(assets\/[^)]+\.woff2)\)/g)];
      const fonts = faces.map(([, file = ""]) => sent(assets.get(basename(file)) as FileEntry));
      const touched = firstTouch(html);
      const external =
        html.match(/<script[^>]*\ssrc=|<link[^>]*stylesheet|\sdata-soon\b/g)?.length ?? 0;
      const requests = 1 + fonts.length + external;
      return {
        path,
        htmlAndCss: brotli(html.replaceAll(/<script>[\s\S]*?<\/script>/g, "")),
        inlineScripts: inline.length > 0 ? brotli(inline.join("\n")) : 0,
        document: sent(entry),
        answer: headSize(entry, sent(entry)) + sent(entry),
        fonts: sum(fonts),
        requests,
        firstTouch: sum(touched.map(({ bytes }) => bytes)),
        requestsTouched: requests + touched.length,
        touched,
      };
    });
}

/** Bytes of the status line and the headers, as the server sends them. */
function headSize(entry: FileEntry, size: number): number {
  const headers = {
    ...variantHeaders(entry, true, "br"),
    ...wholeHeaders(size),
    Date: new Date().toUTCString(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.byteLength(["HTTP/1.1 200 OK", ...lines, "", ""].join("\r\n"));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Bytes at brotli's highest quality, its default for Node and for the build. */
const brotli = (text: string) => brotliCompressSync(text).length;
