import { beforeAll, expect, it } from "vitest";
import { torture } from "./torture-run";

const engines = ["sqlite", "postgres"] as const;
// Every kind of failure once or more; npm run torture sends thousands and kills again and again.
const settings = { inquiries: 40, connections: 20, kills: 1, seed: 7, stormRounds: 1 };

let runs: Awaited<ReturnType<typeof torture>>[] = [];
beforeAll(async () => {
  // At the same time: each waits for most of its seconds. Both end, also when one fails.
  const both = await Promise.allSettled(engines.map((engine) => torture({ engine, ...settings })));
  runs = both.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
}, 120_000);

it.each(engines)(
  "loses and doubles nothing on %s while processes die and the mail server is at its worst",
  (engine) => {
    const figures = runs.find((run) => run.engine === engine);
    expect(figures?.wrong).toEqual({
      neverAcknowledged: 0,
      lost: 0,
      storedTwice: 0,
      anotherReference: 0,
      strangers: 0,
      mailsMissing: 0,
      mailsNotDelivered: 0,
      mailsNotMarkedSent: 0,
      messageIdChanged: 0,
      unknownMails: 0,
      notInTheBackup: 0,
    });
    // The failures did happen.
    expect(figures?.killed).toBe(1);
    expect(figures?.retries).toBeGreaterThan(0);
    expect(figures?.deliveredAgain).toBeGreaterThan(0);
  },
);
