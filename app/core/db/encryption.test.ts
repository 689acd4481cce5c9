import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fakeClock, recordingLogger } from "../../../tests/fakes/fakes";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { makeDataDir } from "../../../tests/support/databases";
import { openDatabase } from "./open";

const word = "unmistakable";

/** A data folder and a key file on another "disk". */
function makeDataDirWithKey() {
  const dataDir = makeDataDir();
  const keyFile = join(makeDataDir(), "key");
  writeFileSync(keyFile, `${"k3y".repeat(15)}\n`);
  return { dataDir, keyFile };
}

const open = (dataDir: string, databaseKeyFile: string | null) =>
  openDatabase({ databaseUrl: null, dataDir, databaseKeyFile });

async function storeOne({ db }: Awaited<ReturnType<typeof open>>, idempotencyKey = "one") {
  const receive = makeReceive({
    db,
    clock: fakeClock().now,
    logger: recordingLogger().logger,
  });
  await receive(anInquiryInput({ message: `${word} words`, idempotencyKey } as never));
}

const filesWith = (dataDir: string, text: string) =>
  readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(text));

it("stores nothing readable in the file and its log when there is a key", async () => {
  const { dataDir, keyFile } = makeDataDirWithKey();
  const database = await open(dataDir, keyFile);
  await storeOne(database);
  expect(readFileSync(join(dataDir, "site.sqlite-wal")).length).toBeGreaterThan(0);
  expect(filesWith(dataDir, word)).toEqual([]);
  expect(filesWith(dataDir, "contact_submissions")).toEqual([]);
  await database.close();
  const again = await open(dataDir, keyFile);
  expect(await again.db.selectFrom("contact_submissions").select("id").execute()).toHaveLength(1);
  await again.close();
});

it("encrypts an existing database when a key is added, and keeps its data", async () => {
  const { dataDir, keyFile } = makeDataDirWithKey();
  const plain = await open(dataDir, null);
  await storeOne(plain);
  await plain.close();
  expect(filesWith(dataDir, word)).toEqual(["site.sqlite"]);
  const encrypted = await open(dataDir, keyFile);
  await storeOne(encrypted, "two");
  const rows = await encrypted.db.selectFrom("contact_submissions").select("message").execute();
  expect(rows.map(({ message }) => message)).toEqual([`${word} words`, `${word} words`]);
  expect(filesWith(dataDir, word)).toEqual([]);
  await encrypted.close();
});

it("rejects a key while another process works on the file without it", async () => {
  const { dataDir, keyFile } = makeDataDirWithKey();
  const plain = await open(dataDir, null);
  await expect(open(dataDir, keyFile)).rejects.toThrow("cannot be used");
  await storeOne(plain);
  await plain.close();
});

it("says which key is missing, and shows none", async () => {
  const { dataDir, keyFile } = makeDataDirWithKey();
  const database = await open(dataDir, keyFile);
  await database.close();
  await expect(open(dataDir, null)).rejects.toThrow("set DATABASE_KEY_FILE");
  const other = join(makeDataDir(), "other");
  writeFileSync(other, "o".repeat(44));
  await expect(open(dataDir, other)).rejects.toThrow("encrypted with another one");
  await expect(open(dataDir, join(dataDir, "none"))).rejects.toThrow("cannot be read: ENOENT");
  writeFileSync(other, "too short");
  const message = await open(dataDir, other).catch((error: Error) => error.message);
  expect(message).toContain("at least 32 characters");
  expect(message).not.toContain("too short");
});
