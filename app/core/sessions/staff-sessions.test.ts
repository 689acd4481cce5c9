import { describe, expect, it } from "vitest";
import { makeTestApp } from "../../../tests/fixtures/test-app";
import { engines, openTestDatabase, type TestDatabase } from "../../../tests/support/databases";
import { beginSession, endSession, readSession } from "./staff-sessions";

async function open(database: TestDatabase) {
  const { app, clock, lines } = makeTestApp(database);
  const { db } = app;
  const at = clock.now().toISOString();
  await db
    .insertInto("people")
    .values({ id: "ana", name: "Ana", email: "ana@staff.example", role: "desk", created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const device = "Firefox on Linux";
  return {
    app,
    clock,
    lines,
    begin: async () => (await beginSession(app, db, { personId: "ana", device })).token,
    read: (token: string, about?: { quietly: boolean }) => readSession(app, token, about),
    end: (token: string) => endSession(app, token),
  };
}

describe.each(engines)("a session of the staff on %s", (engine) => {
  it("has the person and the time of the last authentication", async () => {
    const sessions = await open(await openTestDatabase(engine));
    expect(await sessions.read(await sessions.begin())).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      person: { id: "ana", name: "Ana", email: "ana@staff.example", role: "desk" },
      expiresAt: "2026-03-03T02:00:00.000Z",
      idleEndsAt: "2026-03-02T14:15:00.000Z",
      reauthenticatedAt: "2026-03-02T14:00:00.000Z",
    });
  });

  it("ends after fifteen minutes without activity", async () => {
    const sessions = await open(await openTestDatabase(engine));
    const token = await sessions.begin();
    sessions.clock.advance({ minutes: 14 });
    expect(await sessions.read(token)).not.toBeNull();
    sessions.clock.advance({ minutes: 14 });
    expect(await sessions.read(token, { quietly: true })).not.toBeNull();
    sessions.clock.advance({ minutes: 1 });
    expect(await sessions.read(token)).toBeNull();
    sessions.clock.advance({ minutes: -1 });
    expect(await sessions.read(token), "it does not come back").toBeNull();
  });

  it("ends after twelve hours, however busy", async () => {
    const sessions = await open(await openTestDatabase(engine));
    const token = await sessions.begin();
    for (let n = 0; n < 71; n++) {
      sessions.clock.advance({ minutes: 10 });
      expect(await sessions.read(token)).not.toBeNull();
    }
    sessions.clock.advance({ minutes: 10 });
    expect(await sessions.read(token)).toBeNull();
  });

  it("ends when the clock is set back", async () => {
    const sessions = await open(await openTestDatabase(engine));
    const token = await sessions.begin();
    sessions.clock.advance({ hours: -1 });
    expect(await sessions.read(token)).toBeNull();
  });

  it("ends immediately in every process, and no other session does", async () => {
    const database = await openTestDatabase(engine);
    const [here, there] = [await open(database), await open(database)];
    const [one, other] = [await here.begin(), await here.begin()];
    expect(await there.read(one)).not.toBeNull();
    await here.end(one);
    expect(await there.read(one)).toBeNull();
    expect(await there.read(other)).not.toBeNull();
  });

  it("is refused while the person is suspended", async () => {
    const database = await openTestDatabase(engine);
    const sessions = await open(database);
    const token = await sessions.begin();
    await database.db.updateTable("people").set({ suspended_at: "2026-03-02" }).execute();
    expect(await sessions.read(token)).toBeNull();
  });

  it("is stored so that the database alone opens no session", async () => {
    const database = await openTestDatabase(engine);
    const token = await (await open(database)).begin();
    const rows = await database.db.selectFrom("staff_sessions").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is refused when anything in its token was changed", async () => {
    const database = await openTestDatabase(engine);
    const sessions = await open(database);
    const token = await sessions.begin();
    const forged = ["", "A".repeat(22), `${token}x`, `${token}\n`, token.toUpperCase()];
    for (const text of forged) expect(await sessions.read(text)).toBeNull();
    await database.db.deleteFrom("staff_sessions").execute();
    expect(await sessions.read(token)).toBeNull();
  });

  it("is refused by this process when its end cannot be stored, which is logged", async () => {
    const database = await openTestDatabase(engine);
    const sessions = await open(database);
    const [one, two] = [await sessions.begin(), await sessions.begin()];
    await sessions.read(one);
    const { db } = database;
    await db.schema.alterTable("staff_sessions").renameTo("elsewhere").execute();
    await expect(sessions.end(one)).rejects.toThrow();
    await db.schema.alterTable("elsewhere").renameTo("staff_sessions").execute();
    expect(await sessions.read(one)).toBeNull();
    expect(await sessions.read(two)).not.toBeNull();
    expect(JSON.stringify(sessions.lines)).toContain("failed to store a sign-out");
    await sessions.end(one);
    const rows = await db.selectFrom("staff_sessions").select("id_hash").execute();
    expect(rows).toHaveLength(1);
  });
});
