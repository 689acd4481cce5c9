import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openDatabase } from "../../app/core/db/open";
import { findPostgres } from "../../ops/find-postgres";
import known from "../fixtures/older-data/known.json";
import { addStaffSession } from "../fixtures/people";
import { startBuiltServer } from "../support/built-server";
import { makeDataDir, makeEmptyDatabase } from "../support/databases";

const folder = "tests/fixtures/older-data";
const unpacked = (name: string) => gunzipSync(readFileSync(join(folder, name)));

/** Sets the stored data up as a running site would; returns the settings that name it. */
const layers: Record<keyof typeof known, () => Promise<Record<string, string>>> = {
  async plain() {
    const dataDir = makeDataDir();
    writeFileSync(join(dataDir, "site.sqlite"), unpacked("plain.sqlite.gz"));
    return { DATA_DIR: dataDir };
  },
  async encrypted() {
    const dataDir = makeDataDir();
    const key = join(dataDir, "database.key");
    copyFileSync(join(folder, "database.key"), key);
    writeFileSync(join(dataDir, "site.sqlite"), unpacked("encrypted.sqlite.gz"));
    return { DATA_DIR: dataDir, DATABASE_KEY_FILE: key };
  },
  async postgres() {
    const { databaseUrl, dataDir } = await makeEmptyDatabase("postgres");
    const url = databaseUrl ?? "";
    execFileSync(join(findPostgres() ?? "", "psql"), ["-q", "-v", "ON_ERROR_STOP=1", url], {
      input: unpacked("postgres.sql.gz"),
      stdio: ["pipe", "ignore", "inherit"],
    });
    return { DATA_DIR: dataDir, DATABASE_URL: url };
  },
};

const kinds = ["plain", "encrypted", "postgres"] as const;

test.each(kinds)("the site starts on %s data of version 1.0.0 and loses nothing", async (kind) => {
  const env = await layers[kind]();
  const { url } = await startBuiltServer({ ...env, RETENTION_MONTHS: "0" });
  const database = await openDatabase(
    {
      dataDir: env.DATA_DIR ?? "",
      databaseUrl: env.DATABASE_URL ?? null,
      databaseKeyFile: env.DATABASE_KEY_FILE ?? null,
    },
    () => {},
  );
  const owner = await database.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
  const Cookie = await addStaffSession(database.db, owner);
  await database.close();
  const read = async (path: string) => {
    const response = await fetch(url + path, { headers: { Cookie } });
    expect(response.status, path).toBe(200);
    return response.text();
  };

  const { references, link } = known[kind];
  const [first = "", , , spam = ""] = references;
  const list = await read("/staff/inquiries");
  for (const reference of references.filter((one) => one !== spam))
    expect(list).toContain(reference);
  expect(await read("/staff/spam")).toContain(spam);
  const inquiry = await read(`/staff/inquiries/${first}`);
  expect(inquiry).toContain("Which day would suit you?");
  // Removes elements, which keep each time on one line.
  expect(inquiry.replace(/<[^>]*>/g, "")).toContain("11:00 AM to 11:30 AM");
  expect(await read("/staff/payments")).toContain("$42.50");
  expect(await read("/treatments/tadalafil")).toContain("$151.25");
  expect(await read("/staff/site/treatments/sildenafil")).toContain("149.00");
  await read(link);
});
