import { existsSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { ServedFile } from "../app/core/http/memory-file";

/** Weight of one page, in bytes compressed with Brotli, without pictures. */
export type PageWeight = {
  path: string;
  /** The inline scripts alone. */
  inlineScripts: number;
  /** The document as sent, with its style and inline scripts. */
  document: number;
  /** The document with its response headers on https. */
  response: number;
  fonts: number;
  /** Requests of a phone: the page, its fonts and the scripts fetched soon after. */
  requests: number;
  /** Bytes of a form's scripts, loaded at its first use; 0 on pages without a form. */
  firstTouch: number;
  /** All requests, including those at the first use. */
  requestsTouched: number;
  /** Files loaded at the first use. */
  touched: readonly { name: string; bytes: number }[];
};

/** The pages of the build, by path. */
export async function pagesOfBuild(build: string): Promise<[string, ServedFile][]> {
  type Built = typeof import("../app/core/building/finished-pages");
  const { finishedPages }: Built = await import(resolve(build, "server/finished-pages.js"));
  return [...(await finishedPages())].filter(([path]) => !/\.[a-z]+$/.test(path));
}

/** Weighs every page of a finished build (`build/`), compressed as when the site is idle. */
export async function weighPages(build: string): Promise<PageWeight[]> {
  const folder = join(build, "client/assets");
  const sent = (name: string) => {
    const file = join(folder, name);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };

  const firstTouch = (html: string) =>
    [...html.matchAll(/data-island="([^"]+)"/g)]
      .map(([, url = ""]) => basename(url))
      .map((name) => ({ name, bytes: sent(name) }));

  return (await pagesOfBuild(build)).map(([path, file]) => {
    const html = file.content.toString();
    const document = brotli(html);
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
    const faces = [...html.matchAll(/url\(\/(assets\/[^)]+\.woff2)\)/g)];
    const fonts = faces.map(([, file = ""]) => sent(basename(file)));
    const touched = firstTouch(html);
    const external =
      html.match(/<script[^>]*\ssrc=|<link[^>]*stylesheet|\sdata-soon\b/g)?.length ?? 0;
    const requests = 1 + fonts.length + external;
    return {
      path,
      inlineScripts: inline.length > 0 ? brotli(inline.join("\n")) : 0,
      document,
      response: headSize(file, document) + document,
      fonts: sum(fonts),
      requests,
      firstTouch: sum(touched.map(({ bytes }) => bytes)),
      requestsTouched: requests + touched.length,
      touched,
    };
  });
}

/** Bytes of the status line and the headers as the server sends them. */
function headSize({ variants }: ServedFile, size: number): number {
  const headers = variants.br?.headers ?? [];
  const lines = [`Content-Length: ${size}`, `Date: ${new Date().toUTCString()}`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  return Buffer.byteLength(["HTTP/1.1 200 OK", ...lines, "", ""].join("\r\n"));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Bytes at Brotli's highest quality, the default of Node and of the build. */
const brotli = (text: string) => brotliCompressSync(text).length;
