import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressedResponse } from "./renderer";

const page = `<p>${"A page of a hundred words. ".repeat(40)}</p>`;
const html = () => new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
const asking = (encodings: string, method = "GET") =>
  new Request("http://site.example/", { method, headers: { "Accept-Encoding": encodings } });

describe("a rendered response", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("is sent for %s as %s", async (encodings, expected, decompress) => {
    const response = await compressedResponse(html(), asking(encodings));
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("Content-Encoding")).toBe(expected);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    expect(response.headers.get("Content-Length")).toBe(String(body.length));
    expect(body.length).toBeLessThan(page.length / 4);
    expect(decompress(body).toString()).toBe(page);
  });

  it.each(["", "identity", "br;q=0, gzip;q=0"])(
    "is uncompressed for %o, and sends Vary",
    async (encodings) => {
      const response = await compressedResponse(html(), asking(encodings));
      expect(response.headers.get("Content-Encoding")).toBeNull();
      expect(response.headers.get("Vary")).toBe("Accept-Encoding");
      expect(await response.text()).toBe(page);
    },
  );

  it("is compressed while it is read when it is a table, which breaks off when reading fails", async () => {
    let pull = 0;
    const table = (fails: boolean) =>
      new Response(
        new ReadableStream({
          pull(controller) {
            pull += 1;
            if (pull > 100 && fails) controller.error(new Error("The export broke off"));
            else if (pull > 100) controller.close();
            else controller.enqueue(new TextEncoder().encode('"a","row"\r\n'));
          },
        }),
        { headers: { "Content-Type": "text/csv; charset=utf-8; header=present" } },
      );
    const response = await compressedResponse(table(false), asking("gzip, deflate, br"));
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    const body = Buffer.from(await response.arrayBuffer());
    expect(gunzipSync(body).toString()).toBe('"a","row"\r\n'.repeat(100));
    pull = 0;
    const broken = await compressedResponse(table(true), asking("gzip"));
    await expect(broken.arrayBuffer()).rejects.toThrow();
    const plain = await compressedResponse(table(false), asking("identity"));
    expect(plain.headers.get("Content-Encoding")).toBeNull();
  });

  it("is unchanged when it is not a page, or empty", async () => {
    const json = Response.json({ outcome: "sent" });
    expect(await compressedResponse(json, asking("br"))).toBe(json);
    const redirect = new Response(null, { status: 303, headers: { Location: "/" } });
    expect(await compressedResponse(redirect, asking("br"))).toBe(redirect);
  });
});
