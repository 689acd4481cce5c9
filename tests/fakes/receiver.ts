import { makeReceive } from "../fixtures/inquiries";
import type { TestDatabase } from "../support/databases";
import { fakeClock, recordingLogger } from "./fakes";

/** The service that receives inquiries, with a database and a clock that the test controls. */
export function receiver({ db }: TestDatabase) {
  const clock = fakeClock();
  const { logger, lines } = recordingLogger();
  let woken = 0;
  const receive = makeReceive({
    db,
    logger,
    clock: clock.now,
    wakeWorker: () => {
      woken++;
    },
  });
  return { receive, clock, lines, woken: () => woken };
}

export const submissions = ({ db }: TestDatabase) =>
  db.selectFrom("contact_submissions").selectAll().orderBy("created_at").execute();

export const outbox = ({ db }: TestDatabase) => db.selectFrom("outbox").selectAll().execute();
