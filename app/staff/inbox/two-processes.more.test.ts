import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { presenceWords, talkWords } from "~/content/en/staff/staff-talk";
import { openDatabase } from "~/core/db/open";
import { longestMessage } from "~/staff/inquiry-record/inquiry-states";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { addPeople, addStaffSession, ana, ben } from "../../../tests/fixtures/people";
import { type BuiltServer, startBuiltServer } from "../../../tests/support/built-server";
import { type engines, makeDataDir, makeEmptyDatabase } from "../../../tests/support/databases";

type Site = Pick<BuiltServer, "url">;

/** A member of staff in a browser that talks to one of the processes. */
const browser = ({ url }: Site, cookie: string) => ({
  async get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(url + path, { headers: { Cookie: cookie, ...headers } });
    return {
      status: response.status,
      etag: response.headers.get("ETag"),
      text: await response.text(),
    };
  },
  async post(path: string, fields: Record<string, string>) {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { Cookie: cookie, Origin: url },
      redirect: "manual",
      body: new URLSearchParams({ attempt: randomUUID(), ...fields }),
    });
    return { status: response.status, text: await response.text() };
  },
});

/** The finished site as several processes, and two people at its desk. */
async function open(engine: (typeof engines)[number], processes: number) {
  const settings = await makeEmptyDatabase(engine);
  const { db, close } = await openDatabase(settings);
  onTestFinished(close);
  const sites = await Promise.all(
    Array.from({ length: processes }, () =>
      startBuiltServer({
        DATA_DIR: settings.databaseUrl ? makeDataDir() : settings.dataDir,
        ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
        HOST: "127.0.0.1",
      }),
    ),
  );
  await addPeople(db, [ana, ben]);
  const [first, last] = [sites[0] as BuiltServer, sites.at(-1) as BuiltServer];
  const hers = browser(first, await addStaffSession(db, ana));
  const his = browser(last, await addStaffSession(db, ben));
  const receive = async () => {
    const response = await fetch(`${first.url}/contact.json`, {
      method: "POST",
      headers: { Origin: first.url },
      body: new URLSearchParams({ ...anInquiry, email: `${randomUUID()}@visitor.example` }),
    });
    return ((await response.json()) as { reference: string }).reference;
  };
  return { hers, his, receive, db };
}

type Desk = Awaited<ReturnType<typeof open>>;

/** Polls of an open queue get 304 until there is an inquiry. */
async function asksCheaply({ hers, his, receive }: Desk) {
  const since = encodeURIComponent(new Date(Date.now() - 60_000).toISOString());
  const path = `/staff/queue.json?since=${since}&who=`;
  await receive();
  const first = await hers.get(path);
  expect(first.status).toBe(200);
  expect(JSON.parse(first.text)).toEqual({
    arrived: 1,
    waits: 1,
    owners: {},
  });
  const etag = first.etag ?? "";
  expect(await hers.get(path, { "If-None-Match": etag })).toEqual({
    status: 304,
    etag,
    text: "",
  });
  await receive();
  const second = await his.get(path, { "If-None-Match": etag });
  expect(second.status).toBe(200);
  expect(JSON.parse(second.text).arrived).toBe(2);
}

/** One of two people gets an inquiry, and both see each other's changes at once. */
async function assignsToOneOfTwo({ hers, his, receive }: Desk) {
  const reference = await receive();
  const page = `/staff/inquiries/${reference}`;
  for (const person of [hers, his])
    expect((await person.get("/staff?who=nobody")).text).toContain(reference);

  const taken = await Promise.all([
    hers.post(page, { do: `assign:${ana.id}`, had: "" }),
    his.post(page, { do: `assign:${ben.id}`, had: "" }),
  ]);
  expect(taken.map(({ status }) => status).sort()).toEqual([303, 409]);
  const winner = taken[0]?.status === 303 ? ana : ben;
  const told = taken.find(({ status }) => status === 409)?.text;
  expect(told).toContain(`Not changed: ${winner.name} has it now.`);
  for (const person of [hers, his]) {
    expect((await person.get("/staff?who=nobody")).text).not.toContain(reference);
    expect((await person.get(`/staff?who=${winner.id}`)).text).toContain(reference);
    const { text } = await person.get(`/staff/queue.json?who=&rows=CW-0000-00.${reference}`);
    expect(JSON.parse(text).owners).toEqual({ [reference]: winner });
  }

  // The winner's second window is not told of a colleague with the same name.
  const winners = winner === ana ? hers : his;
  const again = await winners.post(page, { do: `assign:${winner.id}`, had: "" });
  expect(again.status).toBe(409);
  expect(again.text).toContain("Not changed: you took it in another window.");

  // Of two changes of the status, the second is rejected and returns its note.
  const seen = { from: "new", seen: "1" };
  await hers.post(page, { do: "status:contacted", note: "Called her", ...seen });
  const late = await his.post(page, { do: "status:booked", note: "Booked her", ...seen });
  expect(late.status).toBe(409);
  expect(late.text).toContain("It is now “Contacted”");
  expect(late.text).toContain("Booked her");
  const hersToo = await hers.post(page, { do: "status:booked", ...seen });
  expect(hersToo.text).toContain("Not changed: you changed this inquiry in another window.");
  expect((await his.get(page)).text).toContain("Called her");
  // A note is stored although a newer change exists.
  expect((await his.post(page, { do: "note", note: "Hers is merged", seen: "1" })).status).toBe(
    303,
  );
  expect((await hers.get(page)).text).toContain("Hers is merged");
}

/** Both see who has an inquiry open, and what they write. */
async function showsWhoWrites({ hers, his, receive }: Desk) {
  const page = `/staff/inquiries/${await receive()}`;
  await his.get(page);
  await his.post(page, { do: `assign:${ben.id}`, had: "" });

  // Both have the inquiry open; her page gets from one process what he sends from the other.
  const updatesUrl = `${page}/conversation.json?shown=`;
  expect(JSON.parse((await hers.get(updatesUrl)).text)).toMatchObject({
    opened: presenceWords.opened(ben.name, 0),
    owner: expect.stringMatching("Ben has it"),
    messages: [],
  });
  await his.post(`${page}/conversation.json`, { answer: "Typed" });
  expect(JSON.parse((await hers.get(updatesUrl)).text).writing).toBe(
    presenceWords.writing([ben.name]),
  );
  await his.post(page, { do: "write", answer: "Sent", newest: "" });
  const { etag, text } = await hers.get(updatesUrl);
  expect(JSON.parse(text)).toMatchObject({ writing: "", messages: [{ body: "Sent" }] });
  expect((await hers.get(updatesUrl, { "If-None-Match": etag ?? "" })).status).toBe(304);
  const held = await hers.post(page, { do: "write", answer: "Sent too", newest: "" });
  expect(held.status).toBe(409);
  expect(held.text).toContain(talkWords.movedOn);
  expect(held.text).toContain("Sent too");

  // Longer than a message may be: the draft is rejected, and the page keeps the text.
  const long = "a".repeat(longestMessage + 1);
  expect((await his.post(`${page}/conversation.json`, { answer: long })).status).toBe(422);
  const tooLong = await his.post(page, { do: "draft:keep", answer: long });
  expect(tooLong.status).toBe(422);
  expect(tooLong.text).toContain(long);
  const missing = "/staff/inquiries/CW-0000-00";
  expect((await his.post(missing, { do: "draft:keep", answer: "a" })).status).toBe(404);
  expect((await his.get(`${missing}/conversation.json`)).status).toBe(404);
}

describe("an open queue", () => {
  it("gets 304 until there is a new inquiry, on sqlite", async () => {
    await asksCheaply(await open("sqlite", 1));
  });

  // One test, because two sites and a database take far longer to start than all of it.
  it("gets 304 until there is a new inquiry, and shows what a colleague changes and writes at once, in two processes on one PostgreSQL", async () => {
    const desk = await open("postgres", 2);
    await asksCheaply(desk);
    await assignsToOneOfTwo(desk);
    await showsWhoWrites(desk);
  }, 120_000);
  it("is one audit entry with the inquiry that is open beside it", async () => {
    const { hers, receive, db } = await open("sqlite", 1);
    const [reference, other] = [await receive(), await receive()];
    expect((await hers.get(`/staff/inquiries/${reference}`)).text).toContain(other);
    const entries = await db
      .selectFrom("audit_log")
      .select(["action", "subject", "detail"])
      .where("person_id", "=", ana.id)
      .execute();
    expect(entries).toMatchObject([{ action: "opened inquiry", subject: reference }]);
    expect(entries[0]?.detail.split(" ").sort()).toEqual([reference, other].sort());
  });
});
