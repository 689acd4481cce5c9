import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../testing/postgres.ts";
import { seededRandom } from "./seeded-random.ts";
import { superviseSite } from "./supervise-site.ts";
import { prepareBackups } from "./torture-backups.ts";
import { sendInquiries } from "./torture-clients.ts";
import { openTortureDatabase, type StoredInquiry, type StoredMail } from "./torture-database.ts";
import { type Delivery, startMailPeer } from "./torture-mail-peer.ts";

export type Torture = {
  engine: "sqlite" | "postgres";
  inquiries: number;
  connections: number;
  /** How often a process is killed; PostgreSQL is crashed once, in the middle. */
  kills: number;
  seed: number;
  /** The least number of times that time is moved on while the mail server still fails. */
  stormRounds: number;
};

/** Runs the site while everything fails at once; then gives what was lost or duplicated. */
export async function torture({
  engine,
  inquiries,
  connections,
  kills,
  seed,
  stormRounds,
}: Torture) {
  const began = performance.now();
  const random = seededRandom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), "torture-"));
  const postgres = engine === "postgres" ? await startPostgres({ durable: true }) : null;
  const peer = await startMailPeer();
  const backups = await prepareBackups(engine);
  const env: Record<string, string> = {
    ...backups.env,
    DATA_DIR: dataDir,
    SMTP_URL: peer.url,
    LOG_LEVEL: "silent",
    LIMIT_INQUIRIES: "1000000",
    CONFIRMATIONS_PER_HOUR: "1000000",
    CONFIRMATIONS_PER_ADDRESS: "1000",
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  const sites = [await superviseSite(env), ...(postgres ? [await superviseSite(env)] : [])];
  try {
    await Promise.all(sites.map((site) => site.ready()));
    let killed = 0;
    let crashed: Promise<void> | undefined;
    const sending = performance.now();
    const told = await sendInquiries({
      count: inquiries,
      connections,
      random,
      ports: sites.map(({ port }) => port),
      onAcknowledged(total) {
        if (total >= ((killed + 0.5) * inquiries) / kills && killed < kills) {
          killed++;
          setTimeout(() => sites[killed % sites.length]?.kill(), random() * 100);
        }
        if (postgres && total >= inquiries / 2) crashed ??= postgres.crash();
      },
    });
    await crashed;
    const seconds = (performance.now() - sending) / 1000;

    await Promise.all(sites.map((site) => site.ready()));
    const database = openTortureDatabase({
      databaseUrl: postgres?.url ?? null,
      dataDir,
      keyFile: backups.databaseKey,
    });
    // Until every mail is sent, or no mail was sent for two minutes.
    let [rounds, idle, before] = [0, 0, -1];
    for (let waiting = -1; waiting !== 0 && idle < 480; rounds++) {
      peer.calm = rounds >= stormRounds && peer.takenUnsaid > 0;
      waiting = await database.moveClocksOn();
      idle = waiting === before ? idle + 1 : 0;
      before = waiting;
      await pause(250);
    }
    const [stored, mails] = [await database.inquiries(), await database.mails()];
    await database.close();
    await Promise.all(sites.map((site) => site.stop()));
    const proof = backups.prove(env);
    return {
      engine,
      inquiries,
      processes: sites.length,
      killed,
      databaseCrashes: postgres ? 1 : 0,
      posts: told.posts,
      retries: told.retries,
      inquiriesPerSecond: Math.round(inquiries / seconds),
      mailServer: peer.faults,
      mailsDelivered: peer.deliveries.length,
      deliveredAgain:
        peer.deliveries.length - new Set(peer.deliveries.map(({ messageId }) => messageId)).size,
      encrypted: backups.databaseKey === null ? "backups" : "database and backups",
      backups: proof,
      seconds: Math.round((performance.now() - began) / 1000),
      wrong: {
        ...wrongInquiries(told.acknowledged, inquiries, stored),
        ...wrongMails(mails, peer.deliveries, stored.length),
        notInTheBackup: proof.drill.includes(` ${stored.length} inquiries`) ? 0 : 1,
      },
    };
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await peer.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    backups.remove();
  }
}

function wrongInquiries(
  acknowledged: Map<number, Set<string>>,
  sent: number,
  stored: StoredInquiry[],
) {
  const byMessage = Map.groupBy(stored, ({ message }) => message);
  let lost = 0;
  let storedTwice = 0;
  let anotherReference = 0;
  for (const [n, references] of acknowledged) {
    const rows = byMessage.get(`number ${n}`) ?? [];
    if (rows.length === 0) lost++;
    if (rows.length > 1) storedTwice++;
    if (references.size !== 1 || !references.has(rows[0]?.reference ?? "")) anotherReference++;
  }
  return {
    neverAcknowledged: sent - acknowledged.size,
    lost,
    storedTwice,
    anotherReference,
    strangers: [...byMessage.keys()].filter((text) => !/^number \d+$/.test(text)).length,
  };
}

function wrongMails(mails: StoredMail[], deliveries: Delivery[], stored: number) {
  const delivered = new Set(deliveries.map(({ messageId }) => messageId));
  const known = new Set(mails.map(({ message_id }) => message_id));
  const idsOfOneMail = Map.groupBy(deliveries, ({ to, reference }) => `${to} ${reference}`);
  return {
    mailsMissing: 2 * stored - mails.length,
    mailsNotDelivered: mails.filter(({ message_id }) => !delivered.has(message_id)).length,
    mailsNotMarkedSent: mails.filter(({ sent_at }) => sent_at === null).length,
    messageIdChanged: [...idsOfOneMail.values()].filter(
      (all) => new Set(all.map(({ messageId }) => messageId)).size > 1,
    ).length,
    unknownMails: deliveries.filter(({ messageId }) => !known.has(messageId)).length,
  };
}
