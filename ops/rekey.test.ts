import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openDatabase } from "../app/core/db/open";
import { commandEnv } from "../tests/support/command-env";
import { makeDataDir } from "../tests/support/databases";

/** Runs one query, because a database opens its file only then. */
async function start(dataDir: string, databaseKeyFile: string | null) {
  const database = await openDatabase({ databaseUrl: null, dataDir, databaseKeyFile });
  await database.db.selectFrom("settings").selectAll().execute();
  return database;
}

const open = async (dataDir: string, keyFile: string | null) =>
  (await start(dataDir, keyFile)).close();

async function rekey(dataDir: string, keyFile: string, to: string) {
  const env = { ...commandEnv, DATA_DIR: dataDir, DATABASE_KEY_FILE: keyFile };
  return promisify(execFile)(process.execPath, ["ops/run.mjs", "rekey", to], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

it("changes the key and removes it, while no site has the database open", async () => {
  const dataDir = makeDataDir();
  const [first, second] = ["first", "second"].map((name) => {
    const path = join(makeDataDir(), name);
    writeFileSync(path, name.repeat(8));
    return path;
  }) as [string, string];
  const running = await start(dataDir, first);
  expect(await rekey(dataDir, first, second)).toContain("Stop it first");
  await running.close();

  expect(await rekey(dataDir, second, first)).toContain("cannot be opened with the key");
  expect(await rekey(dataDir, first, second)).toContain("is encrypted with the key in");
  await open(dataDir, second);
  await expect(open(dataDir, first)).rejects.toThrow("encrypted with another one");
  expect(await rekey(dataDir, second, "none")).toContain("not encrypted any more");
  await open(dataDir, null);
});
