import "../../testing/need-build";

import { createHash } from "node:crypto";
import { chmod, rm } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fieldName } from "../../app/facts/field-name";
import { inlineHashes } from "../../server/publishing/inline-hashes";
import { type PlainAnswer, plainRequest } from "../../testing/peers/plain-request";
import { openStaffSession } from "../../testing/staff-session";
import { typePrice } from "../../testing/type-price";
import { startSiteAndNginx } from "./site-and-nginx";
import { nginxIsHere } from "./start-nginx";

const pages = ["/services", "/treatments/tadalafil", "/sexual-health", "/about"];
const encodings = ["br", "gzip", "identity"];
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const newPrice = "$13.77";

function textOf({ headers, body }: PlainAnswer): string {
  const how = headers["content-encoding"];
  const plain =
    how === "br" ? brotliDecompressSync(body) : how === "gzip" ? gunzipSync(body) : body;
  return plain.toString();
}

type Seen = { path: string; asked: number; answer: PlainAnswer };

/** Sends `rate` requests a second until stopped; returns all responses. */
function readAll(ask: (path: string, encoding: string) => Promise<PlainAnswer>, rate: number) {
  const answers: Promise<Seen>[] = [];
  const timer = setInterval(() => {
    for (let n = 0; n < rate / 50; n++) {
      const path = pages[answers.length % pages.length] ?? "/";
      const encoding = encodings[answers.length % encodings.length] ?? "br";
      const asked = performance.now();
      answers.push(ask(path, encoding).then((answer) => ({ path, asked, answer })));
    }
  }, 20);
  return async () => {
    clearInterval(timer);
    return Promise.all(answers);
  };
}

describe.runIf(nginxIsHere)("nginx, while a price is published", () => {
  it("sends no page of the old version afterwards, and never a header of the other one", async () => {
    const { site, nginx, ask, dataDir, host } = await startSiteAndNginx(false);
    const { token } = openStaffSession(dataDir, { name: "Ana", role: "owner" });
    const staff = { ...form, Cookie: `staff=${token}`, Origin: `http://${host}` };
    const post = (path: string, fields: Record<string, string>) =>
      ask(site.port, path, {
        method: "POST",
        headers: staff,
        body: String(new URLSearchParams(fields)),
      });
    const price = fieldName("treatments.tadalafil.price");
    const draft = await post("/staff/site/treatments/tadalafil", { do: "save", [price]: "13.77" });
    expect(draft.status).toBe(303);

    const stop = readAll(
      (path, encoding) => ask(nginx.port, path, { headers: { "Accept-Encoding": encoding } }),
      200,
    );
    const published = await post("/staff/site/review", { do: "publish", why: "" });
    const at = performance.now();
    expect(published.headers.location).toContain("published=2");
    // The better compressed release follows and is read too.
    for (let n = 0; n < 100; n++) await plainRequest(nginx.port, "/healthz");
    const seen = await stop();

    const tags = new Map<string, string>();
    for (const { path, asked, answer } of seen) {
      expect(answer.status, path).toBe(200);
      const text = textOf(answer);
      if (path !== "/about" && asked > at) expect(text, path).toContain(newPrice);
      // Length, policy and ETag are those of this body.
      expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
      for (const kind of ["script", "style"] as const)
        for (const hash of inlineHashes(text, kind))
          expect(answer.headers["content-security-policy"]).toContain(hash);
      const content = createHash("sha256").update(answer.body).digest("hex");
      const tag = `${path} ${answer.headers.etag}`;
      expect(tags.get(tag) ?? content).toBe(content);
      tags.set(tag, content);
    }
    expect(seen.some(({ asked }) => asked < at)).toBe(true);
    expect(seen.some(({ asked }) => asked > at)).toBe(true);
  }, 60_000);

  it("asks the site where the served release is missing, as in a separate container", async () => {
    const { nginx, ask, dataDir } = await startSiteAndNginx(false);
    await rm(`${dataDir}/releases/live`);
    const answer = await ask(nginx.port, "/about");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-security-policy"]).toContain("script-src");
  });

  it.runIf(process.getuid?.() === 0)(
    "asks the site for every page, and for a new price, where its user may not read the site's folder",
    async () => {
      const { site, nginx, ask, dataDir, both } = await startSiteAndNginx(false, {}, "www-data");
      await chmod(dataDir, 0o700);
      for (const path of [...pages, "/", "/sitemap.xml"]) {
        const { fromSite, fromNginx } = await both(path);
        expect(fromSite.status, path).toBe(200);
        expect(fromNginx, path).toEqual(fromSite);
      }
      const publish = await typePrice(site.url, dataDir, "13.77");
      expect(await publish()).toBe("published");
      const answer = await ask(nginx.port, "/services");
      expect(answer.status).toBe(200);
      expect(textOf(answer)).toContain(newPrice);
      expect(nginx.said()).toContain("Permission denied");
    },
    30_000,
  );
});
