import { resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { startBuiltServer } from "../../../testing/built-server";
import { makeDataDir } from "../../../testing/databases";
import { plainRequest } from "../../../testing/peers/plain-request";
import { waitUntil } from "../../../testing/wait-until";
import { nearestAddress } from "./nearest-address";
import { type RefusalPages, readRefusalPages } from "./refusal-pages";

let pages: RefusalPages;
beforeAll(async () => {
  pages = await readRefusalPages(resolve("build"));
});

const start = () => startBuiltServer({ DATA_DIR: makeDataDir() });

describe("an address without a page", () => {
  it("has the page that was built, byte for byte, in every encoding, and is logged", async () => {
    const { port, lines } = await start();
    for (const encoding of ["", "br", "gzip"] as const) {
      const path = `/nowhere-at-all-${encoding}`;
      const headers = encoding ? { "Accept-Encoding": encoding } : {};
      const { status, body } = await plainRequest(port, path, { headers });
      const ending = { br: "br", gzip: "gz" } as const;
      const built = encoding ? pages[404].encoded[ending[encoding]] : pages[404].plain;
      expect(status).toBe(404);
      expect(body.equals(built ?? Buffer.of()), encoding).toBe(true);
      await waitUntil(() => lines.join().includes(`"path":"${path}"`));
    }
    expect(pages[404].plain.toString()).toContain("Oops! Page not found");
    const head = await plainRequest(port, "/nowhere-at-all", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([404, 0]);
  });

  it("that is similar to a page's gets a link to that page", async () => {
    const { port } = await start();
    for (const [path, guess] of [
      ["/servics", "/services"],
      ["/abuot", "/about"],
      ["/treatments/tadalafill", "/treatments/tadalafil"],
    ]) {
      const link = new RegExp(
        `<p class="?[\\w ]+"?>[\\w ]+ <a href="${guess}">${guess}</a>\\?</p>`,
      );
      const ask = async (encoding: string) => {
        const headers = { "Accept-Encoding": encoding };
        return (await plainRequest(port, String(path), { headers })).body;
      };
      expect((await ask("identity")).toString()).toMatch(link);
      expect(brotliDecompressSync(await ask("br")).toString()).toMatch(link);
      expect(gunzipSync(await ask("gzip")).toString()).toMatch(link);
    }
    expect((await plainRequest(port, "/wp-login.php")).body.equals(pages[404].plain)).toBe(true);
  });
});

it.each([
  ["/contact.html", "/contact"],
  ["/Abot", "/about"],
  ["/conntact/", "/contact"],
  ["/x", undefined],
  ["/wp-admin", undefined],
  [`/contact${"x".repeat(100)}`, undefined],
])("guesses what %s was meant to be", (path, guess) => {
  expect(nearestAddress(path, ["/", "/about", "/contact", "/services"])).toBe(guess);
});
