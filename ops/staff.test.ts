import { spawnSync } from "node:child_process";
import SQLite from "better-sqlite3-multiple-ciphers";
import { expect, it } from "vitest";
import { startBuiltServer } from "../tests/support/built-server";
import { commandEnv } from "../tests/support/command-env";
import { makeDataDir } from "../tests/support/databases";

function staff(dataDir: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["ops/run.mjs", "staff", ...words],
    {
      env: { ...commandEnv, DATA_DIR: dataDir, SITE_URL: "http://localhost:3000" },
      encoding: "utf8",
    },
  );
  return { status, output: stdout, complained: stderr };
}

it("prints a link that makes an owner, beside a running site, and audits it", async () => {
  const dataDir = makeDataDir();
  const { url } = await startBuiltServer({ DATA_DIR: dataDir });
  const { status, output: said } = staff(dataDir, "invite", "olga@staff.example", "--owner");
  expect(status).toBe(0);
  const [link = ""] = said.split("\n");
  const path = link.replace("http://localhost:3000", "");
  expect(path).toMatch(/^\/staff\/invitation\/[\w-]{32}$/);
  const page = await fetch(url + path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("olga@staff.example");
  const db = new SQLite(`${dataDir}/site.sqlite`, { readonly: true });
  const entries = db.prepare("select who, action, detail from audit_log").all();
  db.close();
  expect(entries).toEqual([
    {
      who: "the operator, on the server",
      action: "invited somebody",
      detail: "olga@staff.example: owner",
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain(path.split("/").at(-1));
});

it.each([[[]], [["invite", "nonsense"]], [["invite", "ben@staff.example", "--boss"]]])(
  "prints one line of usage for %j",
  (words) => {
    const { status, output: said, complained } = staff(makeDataDir(), ...words);
    expect([status, said]).toEqual([1, ""]);
    expect(complained.trim().split("\n")).toEqual([
      "Usage: npm run staff -- invite EMAIL [--owner | --desk | --reader]",
    ]);
  },
);
