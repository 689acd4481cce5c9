import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { engines, openTestDatabase } from "../../testing/databases";
import { anAttempt } from "../../testing/fixtures/inquiries";
import { makeReceiveInquiry } from "../inquiries/receive-inquiry";
import { makeLogger } from "../logger";
import { openDatabase } from "./open";

/** A page that is served by the process that also stores. */
async function servePage() {
  const server = createServer((_, response) => response.end("page")).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe.each(engines)("many inquiries at once on %s", (engine) => {
  it("let a page be answered before the last of them is stored", async () => {
    const { db } = await openTestDatabase(engine);
    const parts = { db, clock: () => new Date(), logger: makeLogger("silent") };
    const receive = makeReceiveInquiry({ ...parts, wakeWorker: () => {} });
    const page = await servePage();
    let stored = 0;
    const sent = Array.from({ length: 200 }, async () => {
      const { outcome } = await receive(anAttempt());
      if (outcome === "received") stored++;
    });
    expect(await (await fetch(page)).text()).toBe("page");
    expect(stored).toBeLessThan(200);
    await Promise.all(sent);
    expect(stored).toBe(200);
  });

  it("are read although there are more kinds of statements than are kept", async () => {
    const { db } = await openTestDatabase(engine);
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 250; n++) {
        const { rows } = await sql<{ n: number }>`select ${sql.lit(n)} as n`.execute(db);
        expect(rows).toEqual([{ n }]);
      }
    }
  });
});

describe("an SQLite file that another process migrates", () => {
  it("gives its new columns to queries that ran before", async () => {
    const { db, settings } = await openTestDatabase("sqlite");
    const other = await openDatabase(settings);
    onTestFinished(() => other.close());
    const read = async () =>
      (await db.selectFrom("settings").selectAll().where("name", "=", "one").execute())[0];
    await db.insertInto("settings").values({ name: "one", value: "1" }).execute();
    expect(await read()).toEqual({ name: "one", value: "1" });
    await sql`alter table settings add column later text`.execute(other.db);
    expect(await read()).toEqual({ name: "one", value: "1", later: null });
  });
});
