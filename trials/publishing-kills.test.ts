import "../testing/need-build";

import { readdirSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { expect, it } from "vitest";
import { fieldName } from "../app/facts/field-name";
import { startBuiltServer } from "../testing/built-server";
import { makeDataDir } from "../testing/databases";
import { openStaffSession } from "../testing/staff-session";

/** PUBLISH_KILLS=50 for a long run. */
const kills = Number(process.env.PUBLISH_KILLS ?? 4);
const pages = ["/services", "/treatments/tadalafil", "/sexual-health"];
const price = "treatments.tadalafil.price";
const dollars = (n: number) => `$${150 + n}.37`;

/** Of the prices that this test publishes, those that a page shows. */
async function shown(url: string, path: string) {
  const text = await (await fetch(url + path)).text();
  return [...new Set(text.match(/\$1\d\d\.37/g) ?? [])].join();
}

function stored(dataDir: string) {
  const db = new SQLite(join(dataDir, "site.sqlite"), { readonly: true });
  const head = db
    .prepare("select facts from content_versions join content_head on version = id")
    .get() as { facts: string } | undefined;
  const drafts = db.prepare("select typed from content_drafts").all() as { typed: string }[];
  db.close();
  const facts = JSON.parse(head?.facts ?? "null");
  return {
    live: facts ? `$${facts.treatments.tadalafil.price.toFixed(2)}` : "",
    drafts: drafts.map(({ typed }) => `$${Number(typed).toFixed(2)}`),
  };
}

it("has one whole version live, and loses no draft, wherever between click and switch it is killed", async () => {
  const dataDir = makeDataDir();
  let took = 0;
  let before = "";
  for (let n = 0; n <= kills; n++) {
    const site = await startBuiltServer({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
    const { Cookie } = openStaffSession(dataDir);
    const post = (path: string, fields: Record<string, string>) =>
      fetch(site.url + path, {
        method: "POST",
        headers: { Cookie, Origin: site.url },
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
    const typed = (150 + n + 0.37).toFixed(2);
    const draft = { do: "save", [fieldName(price)]: typed };
    expect((await post("/staff/site/treatments/tadalafil", draft)).status).toBe(303);
    const began = performance.now();
    const published = post("/staff/site/review", { do: "publish", why: "" }).then(
      ({ status }) => status === 303,
      () => false,
    );
    if (n === 0) {
      // The first one is measured and not killed; the others are killed at even distances.
      expect(await published).toBe(true);
      took = performance.now() - began;
    } else await new Promise((later) => setTimeout(later, (took * (n - 1)) / kills));
    site.child.kill("SIGKILL");
    await site.ended;
    const saidSo = await published;

    const again = await startBuiltServer({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
    const now = await Promise.all(pages.map((path) => shown(again.url, path)));
    expect(new Set(now).size, now.join(" ")).toBe(1);
    const { live, drafts } = stored(dataDir);
    expect(now[0]).toBe(live);
    expect([before, dollars(n)]).toContain(live);
    if (saidSo) expect(live).toBe(dollars(n));
    if (live !== dollars(n)) expect(drafts).toEqual([dollars(n)]);
    expect(
      readdirSync(join(dataDir, "releases")).filter((name) => name.startsWith(".making")),
    ).toEqual([]);
    before = live;
    again.child.kill("SIGKILL");
    await again.ended;
  }
}, 600_000);
