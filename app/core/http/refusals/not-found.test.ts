import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { plainRequest } from "../../../../tests/fakes/plain-request";
import { startBuiltServer } from "../../../../tests/support/built-server";
import { makeDataDir } from "../../../../tests/support/databases";
import { waitUntil } from "../../../../tests/support/wait-until";

const start = () => startBuiltServer({ DATA_DIR: makeDataDir() });

describe("a path without a page", () => {
  it("has the same page in every encoding, and is logged", async () => {
    const { port, lines } = await start();
    const pages: string[] = [];
    for (const [encoding, decompress] of [
      ["identity", (body: Buffer) => body],
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const path = `/nowhere-at-all-${encoding}`;
      const headers = { "Accept-Encoding": encoding };
      const { status, body } = await plainRequest(port, path, { headers });
      expect(status).toBe(404);
      pages.push(decompress(body).toString());
      await waitUntil(() => lines.join().includes(`"path":"${path}"`));
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain("Oops! Page not found");
    const head = await plainRequest(port, "/nowhere-at-all", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([404, 0]);
  });
});
