import "../../../testing/need-build";

import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { plainRequest } from "../../../testing/peers/plain-request";
import { shareBuiltServer } from "../../../testing/share-built-server";
import type { FileEntry } from "../../publishing/file-entry";

const entries = JSON.parse(readFileSync(resolve("build/files.json"), "utf8")) as Record<
  string,
  FileEntry
>;

async function start() {
  const { port } = await shareBuiltServer({ SITE_URL: "http://localhost:3000" });
  return (path: string, headers: Record<string, string> = {}, method = "GET") =>
    plainRequest(port, path, { method, headers });
}

describe("files of the built site", () => {
  it("arrive whole in every encoding, whatever their size", async () => {
    const get = await start();
    const decode = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [path, { encodings, file }] of Object.entries(entries)) {
      if (encodings.length === 0) continue;
      const original = readFileSync(resolve("build/client", file));
      const tags = new Set<unknown>();
      for (const [word, open] of Object.entries(decode)) {
        const answer = await get(path, { "Accept-Encoding": word });
        expect(answer.headers["content-length"], path).toBe(String(answer.body.length));
        expect(answer.headers.vary, path).toBe("Accept-Encoding");
        tags.add(answer.headers.etag);
        const encoded = answer.headers["content-encoding"] === word;
        expect((encoded ? open(answer.body) : answer.body).equals(original), path).toBe(true);
      }
      const plain = await get(path);
      tags.add(plain.headers.etag);
      expect(plain.headers).not.toHaveProperty("content-encoding");
      expect(plain.headers.vary).toBe("Accept-Encoding");
      expect(tags.size, path).toBe(encodings.length + 1);
    }
  }, 60_000);

  it.each([
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["gzip, br", "br"],
    ["zstd, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["*;q=0", undefined],
    ["identity", undefined],
    ["BR", "br"],
    ["br;q=2, gzip", "gzip"],
    [" BR ; Q=0.5 , gzip ; q=0.4", "br"],
    [`br${", gzip".repeat(33)}`, "br"],
    [`br, ${", gzip".repeat(33)}`, undefined],
  ])("answer Accept-Encoding: %s with %s", async (header, expected) => {
    const get = await start();
    const { headers } = await get("/about", { "Accept-Encoding": header });
    expect(headers["content-encoding"]).toBe(expected);
  });

  it("are cached for ever if their name has a hash of the content, otherwise revalidated", async () => {
    const get = await start();
    for (const [path, { immutable }] of Object.entries(entries)) {
      const { headers } = await get(path, {}, "HEAD");
      expect(headers["cache-control"], path).toBe(
        immutable ? "public, max-age=31536000, immutable" : "no-cache",
      );
    }
  });

  it("are not sent again to a browser that has the same variant", async () => {
    const get = await start();
    const { headers } = await get("/about", { "Accept-Encoding": "br" });
    const known = String(headers.etag);
    const again = await get("/about", { "Accept-Encoding": "br", "If-None-Match": known });
    expect([again.status, again.body.length, again.headers.vary]).toEqual([
      304,
      0,
      "Accept-Encoding",
    ]);
    expect(again.headers.etag).toBe(known);
    const other = await get("/about", { "Accept-Encoding": "gzip", "If-None-Match": known });
    expect(other.status).toBe(200);
  });

  it.each([
    ["/favicon.ico", "favicon.ico", ""],
    ["/about", "about/index.html", ""],
    ["/about", "about/index.html.br", "br"],
  ])("come in parts: %s from %s", async (path, file, encoding) => {
    const site = await start();
    const get = (where: string, headers: Record<string, string> = {}) =>
      site(where, { ...headers, "Accept-Encoding": encoding });
    const content = readFileSync(resolve("build/client", file));
    const last = content.length - 1;
    const cases: [string, number, Buffer, string | undefined][] = [
      ["bytes=0-9", 206, content.subarray(0, 10), `bytes 0-9/${content.length}`],
      ["bytes=-10", 206, content.subarray(-10), `bytes ${last - 9}-${last}/${content.length}`],
      ["bytes=5-", 206, content.subarray(5), `bytes 5-${last}/${content.length}`],
      [`bytes=${content.length}-`, 416, Buffer.alloc(0), `bytes */${content.length}`],
      ["bytes=0-1,3-4", 200, content, undefined],
      ["bytes=9-1", 200, content, undefined],
      ["pages=1-2", 200, content, undefined],
    ];
    for (const [range, status, body, contentRange] of cases) {
      const answer = await get(path, { Range: range });
      expect([answer.status, answer.headers["content-range"]], range).toEqual([
        status,
        contentRange,
      ]);
      expect(answer.body.equals(body), range).toBe(true);
    }
    const changed = await get(path, { Range: "bytes=0-9", "If-Range": '"older"' });
    expect(changed.status).toBe(200);
    const { headers } = await get(path);
    expect(headers["accept-ranges"]).toBe("bytes");
    const same = await get(path, { Range: "bytes=0-9", "If-Range": String(headers.etag) });
    expect(same.status).toBe(206);
    expect(same.headers["content-encoding"]).toBe(headers["content-encoding"]);
  });

  it("ignore ranges of HEAD requests: a range is for GET alone (RFC 9110 section 14.2)", async () => {
    const get = await start();
    const whole = await get("/favicon.ico", {}, "HEAD");
    for (const range of ["bytes=0-9", "bytes=99999999-"]) {
      const head = await get("/favicon.ico", { Range: range }, "HEAD");
      expect(head.status, range).toBe(200);
      expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
    }
  });

  it("respond to HEAD with the headers of a GET", async () => {
    const get = await start();
    for (const path of ["/services", "/favicon.ico"]) {
      const get1 = await get(path, { "Accept-Encoding": "br" });
      const head = await get(path, { "Accept-Encoding": "br" }, "HEAD");
      expect(head.body.length).toBe(0);
      expect({ ...head.headers, date: "" }).toEqual({ ...get1.headers, date: "" });
    }
  });

  it("are only those that something links to", () => {
    const scripts = Object.keys(entries).filter((path) => path.endsWith(".js"));
    expect(scripts.length).toBeLessThan(30);
    for (const { file } of Object.values(entries))
      expect(statSync(resolve("build/client", file)).isFile()).toBe(true);
  });
});
