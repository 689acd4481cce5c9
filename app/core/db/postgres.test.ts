import { connect, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { fakeClock, recordingLogger } from "../../../tests/fakes/fakes";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { makeEmptyDatabase } from "../../../tests/support/databases";
import { openDatabase } from "./open";
import type { DatabaseTimeouts } from "./postgres";

/** A proxy between a client and a local server that can go silent or cut every connection. */
async function startFreezableProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => {
        if (!frozen) to.write(chunk);
      });
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut,
    freeze: (on: boolean) => {
      frozen = on;
    },
  };
}

/** More than one connection, so that some are idle while another is in use. */
const databaseConnections = 5;

async function behindAProxy(databaseTimeouts: DatabaseTimeouts = {}) {
  const settings = await makeEmptyDatabase("postgres");
  const url = new URL(settings.databaseUrl ?? "");
  const proxy = await startFreezableProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.host = `127.0.0.1:${proxy.port}`;
  const lost: Error[] = [];
  const { db, close } = await openDatabase(
    { ...settings, databaseUrl: url.href, databaseTimeouts, databaseConnections },
    (error) => lost.push(error),
  );
  onTestFinished(close);
  const { logger } = recordingLogger();
  const wakeWorker = () => {};
  const receive = makeReceive({ db, logger, clock: fakeClock().now, wakeWorker });
  return { receive, proxy, db, lost };
}

it("continues after every connection to PostgreSQL was cut, idle or in use", async () => {
  const { receive, proxy, db, lost } = await behindAProxy();
  await Promise.all(
    Array.from({ length: databaseConnections }, (_, n) =>
      receive(anInquiryInput({ message: `${n}` })),
    ),
  );
  proxy.cut();
  await expect.poll(() => lost.length).toBe(databaseConnections);

  const interrupted = db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("outbox").select("id").execute();
    proxy.cut();
    await expect.poll(() => lost.length).toBe(databaseConnections + 1);
    await transaction.selectFrom("outbox").select("id").execute();
  });
  await expect(interrupted).rejects.toThrow();
  expect(await receive(anInquiryInput())).toMatchObject({ outcome: "received" });
});

it("responds in time while PostgreSQL does not respond, and at once when it is back", async () => {
  const { receive, proxy } = await behindAProxy();
  await Promise.all(
    Array.from({ length: 5 }, (_, n) => receive(anInquiryInput({ message: `${n}` }))),
  );
  proxy.freeze(true);
  const started = Date.now();
  const attempts = Array.from({ length: 5 }, (_, n) => anInquiryInput({ message: `again ${n}` }));
  const results = await Promise.all(attempts.map(receive));
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["unavailable"]));
  expect(Date.now() - started).toBeLessThan(20_000);

  proxy.freeze(false);
  for (const attempt of attempts) {
    expect(await receive(attempt)).toMatchObject({ outcome: "received", repeated: false });
  }
});

it("refuses an inquiry that finds no free connection, and stores it once when it is sent again", async () => {
  const { receive, db } = await behindAProxy({ connectionTimeoutMillis: 1000 });
  const { promise: isFree, resolve: setFree } = Promise.withResolvers<void>();
  const everyConnection = Array.from({ length: databaseConnections }, () =>
    db.connection().execute(() => isFree),
  );
  const input = anInquiryInput();
  expect(await receive(input)).toEqual({ outcome: "unavailable" });
  setFree();
  await Promise.all(everyConnection);
  expect(await receive(input)).toMatchObject({ outcome: "received", repeated: false });
  expect(await receive(input)).toMatchObject({ outcome: "received", repeated: true });
  expect(await db.selectFrom("contact_submissions").select("id").execute()).toHaveLength(1);
});
