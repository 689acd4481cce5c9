import { openDatabase } from "../../server/db/open";
import { makeReceiveInquiry } from "../../server/inquiries/receive-inquiry";
import { makeLogger } from "../../server/logger";
import { anInquiry } from "../fixtures/inquiries";

type Arguments = {
  settings: { databaseUrl: string | null; dataDir: string };
  count: number;
  /** The prefix of every attempt: processes with the same name send the same attempts. */
  name: string;
};

/** Receives inquiries one after the other and prints the reference of each acknowledged one. */
const { settings, count, name } = JSON.parse(process.argv[2] ?? "{}") as Arguments;
const database = await openDatabase(settings);
const receive = makeReceiveInquiry({
  db: database.db,
  clock: () => new Date(),
  logger: makeLogger("silent"),
  wakeWorker: () => {},
});
for (let n = 0; n < count; n++) {
  const answer = await receive({
    attempt: `${name}-${n}`,
    suspectedSpam: false,
    inquiry: { ...anInquiry, message: `number ${n}` },
  });
  process.stdout.write(
    answer.outcome === "received" ? `${answer.reference}\n` : `${answer.outcome}\n`,
  );
}
await database.close();
