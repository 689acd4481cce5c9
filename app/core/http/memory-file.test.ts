import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { plainRequest } from "../../../tests/fakes/plain-request";
import { shareBuiltServer } from "../../../tests/support/built-server";

const shared = shareBuiltServer({});

describe("a page or file in memory", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=0.9, br;q=0.8", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["*", "br"],
    ["", undefined],
    ["identity", undefined],
    ["BR", "br"],
    ["br;q=2, gzip", "gzip"],
    [" BR ; Q=0.5 , gzip ; q=0.4", "br"],
    [`br${", gzip".repeat(33)}`, "br"],
    [`br, ${", gzip".repeat(33)}`, undefined],
  ])("for Accept-Encoding: %s is sent as %s", async (header, expected) => {
    const { port } = await shared();
    const { headers } = await plainRequest(port, "/about", {
      headers: { "Accept-Encoding": header },
    });
    expect(headers["content-encoding"]).toBe(expected);
    expect(headers.vary).toBe("Accept-Encoding");
  });

  it("has the same content in every encoding, with an ETag for each", async () => {
    const { port } = await shared();
    const tags = new Set<string>();
    const texts = new Set<string>();
    for (const [encoding, decompress] of [
      ["identity", (body: Buffer) => body],
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const asked = { headers: { "Accept-Encoding": encoding } };
      const { headers, body } = await plainRequest(port, "/services", asked);
      expect(headers["content-length"]).toBe(String(body.length));
      tags.add(headers.etag ?? "");
      texts.add(decompress(body).toString());
    }
    expect([tags.size, texts.size]).toEqual([3, 1]);
  });

  it("gets a HEAD response without content, and 304 with the same headers for a known ETag", async () => {
    const { port } = await shared();
    const headers = { "Accept-Encoding": "br" };
    const whole = await plainRequest(port, "/about", { headers });
    const head = await plainRequest(port, "/about", { method: "HEAD", headers });
    const without = ({ date: _, ...rest }: Record<string, unknown>) => rest;
    expect(without(head.headers)).toEqual(without(whole.headers));
    expect(head.body.length).toBe(0);
    const etag = whole.headers.etag ?? "";
    for (const known of [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"]) {
      const same = await plainRequest(port, "/about", {
        headers: { ...headers, "If-None-Match": known },
      });
      expect([same.status, same.body.length], known).toEqual([304, 0]);
      expect(same.headers).toMatchObject({ etag, "cache-control": "no-cache" });
      expect(same.headers["content-security-policy"]).toBe(
        whole.headers["content-security-policy"],
      );
    }
    const other = await plainRequest(port, "/about", { headers: { "If-None-Match": etag } });
    expect(other.status).toBe(200);
  });

  it("may be cached for ever if its name has a hash of its content", async () => {
    const { port } = await shared();
    const { body } = await plainRequest(port, "/contact");
    const [asset = ""] = /\/assets\/[\w.-]+/.exec(body.toString()) ?? [];
    const { status, headers } = await plainRequest(port, asset);
    expect([status, headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  });
});
