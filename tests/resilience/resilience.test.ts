import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../app/core/db/open";
import { leaseLength, unconfirmedLease } from "../../app/core/mail/claim-mails";
import { startSmtpServer } from "../fakes/fake-smtp";
import { bothEngines, makeDataDir } from "../support/databases";
import { freePort } from "../support/free-port";
import { type LaunchedSite, launchSite } from "../support/launch-site";
import { startPostgres } from "../support/postgres";

/** `npm run resilience` sends 1,000. */
const count = Number(process.env.RESILIENCE_COUNT ?? 40);
const kills = Math.max(2, Math.round(count / 100));
/** Mails that one process delivers at the same time: app/core/mail/deliver-mail.ts. */
const batchSize = 4;

it.each(bothEngines)(
  "loses and repeats nothing on %s while two processes are killed and mails are refused",
  async (engine) => {
    const dataDir = makeDataDir();
    const mailServer = await startFlakyMailServer();
    onTestFinished(mailServer.stop);
    const postgres = engine === "postgres" ? await startPostgres({ durable: true }) : null;
    if (postgres) onTestFinished(postgres.stop);
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: "silent",
      LIMIT_INQUIRIES: "1000000",
      CONFIRMATIONS_PER_HOUR: "1000000",
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    };
    // Both processes create the empty database's tables at the same time.
    const sites = [await superviseSite(env), await superviseSite(env)];
    onTestFinished(async () => void (await Promise.all(sites.map((site) => site.stop()))));
    await Promise.all(sites.map((site) => site.ready()));
    expect(sites.flatMap((site) => site.failedStarts)).toEqual([]);
    const ports = sites.map(({ port }) => port);

    const reader = readPages(ports);
    const killed: Promise<unknown>[] = [];
    let crash: Promise<void> | undefined;
    const { acknowledged, retries } = await sendInquiries({
      count,
      ports,
      onAcknowledged(total) {
        if (total >= ((killed.length + Math.random()) * count) / kills && killed.length < kills)
          killed.push(
            pause(Math.random() * 100).then(() => sites[killed.length % sites.length]?.kill()),
          );
        if (postgres && total >= count / 2) crash ??= postgres.crash();
      },
    });
    await Promise.all([...killed, crash]);
    await Promise.all(sites.map((site) => site.ready()));

    const database = await openDatabase({ databaseUrl: postgres?.url ?? null, dataDir });
    onTestFinished(database.close);
    while (await waitingMails(database)) await pause(250);
    const { complete, broken } = await reader.stop();

    // Every visitor got one reference, and it is stored once.
    const { db } = database;
    const stored = await db
      .selectFrom("contact_submissions")
      .select(["message", "reference"])
      .execute();
    expect(stored.map(({ message, reference }) => `${message}: ${reference}`).sort()).toEqual(
      [...acknowledged].map(([message, told]) => `${message}: ${[...told]}`).sort(),
    );
    expect(acknowledged.size).toBe(count);

    // Both mails of each inquiry arrived. Only a mail whose sender got no response, or was killed
    // before it stored the response, arrived again, with the same Message-ID.
    const mails = await db.selectFrom("outbox").select("id").execute();
    expect(mails.length).toBe(2 * count);
    const { deliveries } = mailServer;
    expect(deliveries.map(({ messageId }) => messageId)).toEqual(
      expect.arrayContaining(mails.map(({ id }) => `<${id}@localhost>`)),
    );
    expect(new Set(deliveries.map(({ messageId }) => messageId)).size).toBe(mails.length);
    const told = deliveries.filter((delivery) => delivery.told);
    const toldTwice = told.length - new Set(told.map(({ messageId }) => messageId)).size;
    expect(toldTwice).toBeLessThanOrEqual((kills + 2) * batchSize);

    // No page was incomplete.
    expect(broken).toEqual([]);
    expect(complete).toBeGreaterThan(kills);
    // The intended failures did happen.
    expect(retries).toBeGreaterThan(0);
    expect(deliveries.length).toBeGreaterThan(mails.length);
    console.info(
      `${engine}: ${count} inquiries, ${kills} kills, ${retries} posts again, ${deliveries.length - mails.length} mails again, ${complete} pages read`,
    );
  },
  120_000 + count * 2000,
);

/**
 * Makes failed mails due now and releases those of killed processes; returns the number not yet
 * sent.
 */
async function waitingMails({ db }: Awaited<ReturnType<typeof openDatabase>>) {
  const now = Date.now();
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: new Date(now).toISOString() })
    .where("sent_at", "is", null)
    .where("lease_owner", "is", null)
    .where("next_attempt_at", ">", new Date(now).toISOString())
    .execute();
  // A process that took a lease five seconds ago without finishing was killed.
  const killed = (lease: number) => new Date(now + lease - 5000).toISOString();
  await db
    .updateTable("outbox")
    .set({ lease_owner: null, leased_until: null })
    .where("sent_at", "is", null)
    .where(({ or, and, eb }) =>
      or([
        eb("leased_until", "<", killed(leaseLength)),
        and([eb("unconfirmed", ">", 0), eb("leased_until", "<", killed(unconfirmedLease))]),
      ]),
    )
    .execute();
  const waiting = db
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null);
  return (await waiting.execute()).length;
}

/** Reads a page from each process in turn. A refused connection means a process is starting. */
function readPages(ports: readonly number[]) {
  const broken: string[] = [];
  let complete = 0;
  let stopped = false;
  const reading = (async () => {
    for (let n = 0; !stopped; n++) {
      const port = ports[n % ports.length];
      const response = await fetch(`http://127.0.0.1:${port}/about`).catch(() => null);
      const page = await response?.text().catch(() => null);
      if (response && response.status !== 200) broken.push(`status ${response.status}`);
      else if (page?.includes("</html>")) complete++;
      await pause(20);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await reading;
      return { complete, broken };
    },
  };
}

/** Responses to successive mails, in order. */
const behaviors = ["accept", "defer", "accept", "hang up", "accept", "refuse", "take, hang up"];

/**
 * A mail server that accepts half of the mails. `deliveries`: Message-ID of each accepted mail, and
 * whether the sender got the response.
 */
async function startFlakyMailServer() {
  const deliveries: { messageId: string; told: boolean }[] = [];
  let mails = 0;
  const error = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });
  const server = await startSmtpServer({
    maxClients: 1000,
    onMailFrom(_address, session, callback) {
      if (behaviors[mails % behaviors.length] !== "hang up") return callback();
      mails++;
      server.cut(session);
    },
    async onData(stream, session, callback) {
      const behavior = behaviors[mails++ % behaviors.length];
      const raw = await text(stream).catch(() => null);
      // The sender was killed during the transfer.
      if (raw === null) return;
      if (behavior === "defer") return callback(error(451));
      if (behavior === "refuse") return callback(error(554));
      const told = behavior === "accept";
      deliveries.push({ messageId: /^Message-ID:\s+(<[^>]+>)/im.exec(raw)?.[1] ?? "", told });
      if (told) callback(null, "taken");
      else server.cut(session);
    },
  });
  return { deliveries, url: server.url, stop: server.stop };
}

/** Runs the built site as a process that is killed without warning and restarted at once. */
async function superviseSite(env: Record<string, string>) {
  const port = await freePort();
  let running: LaunchedSite | undefined;
  let stopping = false;
  const failedStarts: string[] = [];

  function launch() {
    const launched = launchSite({ ...env, PORT: String(port) });
    running = launched;
    // Also restarts a process that exited, as a supervisor does: its database may still be
    // starting.
    launched.child.once("close", (code) => {
      if (code) failedStarts.push(launched.complaints());
      setTimeout(() => stopping || launch(), 100);
    });
  }
  launch();

  return {
    port,
    /** Output of processes that exited. */
    failedStarts,
    kill: () => running?.child.kill("SIGKILL"),
    async ready() {
      for (let tries = 0; tries < 600; tries++) {
        const answered = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
        if (answered?.ok) return;
        await pause(100);
      }
      throw new Error(`The site did not start: ${running?.complaints()}`);
    },
    async stop() {
      stopping = true;
      running?.child.kill("SIGTERM");
      await Promise.race([running?.ended, pause(15_000)]);
      running?.child.kill("SIGKILL");
    },
  };
}

/**
 * Posts `count` inquiries, ten visitors at a time. A visitor without a response posts the same form
 * again; some click twice, some lose the connection. Returns the references that each visitor got,
 * by the inquiry's message.
 */
async function sendInquiries(parts: {
  count: number;
  ports: readonly number[];
  onAcknowledged: (total: number) => void;
}) {
  const { count, ports, onAcknowledged } = parts;
  const acknowledged = new Map<string, Set<string>>();
  let retries = 0;
  let next = 0;

  async function send(message: string, idempotencyKey: string) {
    const port = ports[Math.floor(Math.random() * ports.length)];
    const response = await fetch(`http://127.0.0.1:${port}/contact.json`, {
      method: "POST",
      body: inquiry(message, idempotencyKey),
      signal: AbortSignal.timeout(Math.random() < 0.05 ? 3 : 15_000),
    });
    const { outcome, reference } = (await response.json()) as Record<string, string>;
    if (outcome !== "received" || !reference) throw new Error(`outcome ${outcome}`);
    acknowledged.set(message, (acknowledged.get(message) ?? new Set()).add(reference));
  }

  async function visitor() {
    while (next < count) {
      const message = `number ${next++}`;
      const idempotencyKey = randomUUID();
      const clicks = Math.random() < 0.1 ? [1, 2] : [1];
      await Promise.allSettled(clicks.map(() => send(message, idempotencyKey)));
      while (!acknowledged.has(message)) {
        retries++;
        await pause(50 + Math.random() * 400);
        await send(message, idempotencyKey).catch(() => {});
      }
      onAcknowledged(acknowledged.size);
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor));
  return { acknowledged, retries };
}

const inquiry = (message: string, idempotencyKey: string) =>
  new URLSearchParams({
    firstName: "Ann",
    lastName: "Lee",
    email: `${idempotencyKey}@visitor.example`,
    phone: "904 555 0100",
    service: "general",
    message,
    attempt: idempotencyKey,
  });
