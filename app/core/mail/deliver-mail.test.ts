import type { KyselyPlugin } from "kysely";
import { describe, expect, it } from "vitest";
import { aPostOffice, never } from "../../../tests/fakes/mail-harness";
import { anInquiry, anInquiryInput } from "../../../tests/fixtures/inquiries";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines } from "../../../tests/support/databases";
import { makeDelivery } from "./deliver-mail";
import { readMailBacklog } from "./mail-backlog";
import { ranOutOfRetries, retryPause } from "./mail-retries";

describe.each(engines)("delivering mail from %s", (engine) => {
  it("sends both mails once and keeps the server's response", async () => {
    const { receive, deliver, smtp, outbox, db } = await aPostOffice(engine);
    await receive(anInquiryInput());
    await deliver();
    await deliver();

    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual([facts.email, anInquiry.email]);
    const rows = await outbox();
    for (const row of rows) {
      expect(row.sent_at).toBe("2026-03-02T14:00:00.000Z");
      expect(row.server_response).toMatch(/^250 .*queued as/);
      expect(row).toMatchObject({ attempts: 1, failed_at: null, lease_owner: null });
    }
    const sentIds = smtp.received.map(({ mail }) => mail.messageId).sort();
    expect(sentIds).toEqual(rows.map(({ id }) => `<${id}@clinic.example>`).sort());
    expect(await readMailBacklog(db)).toEqual({ waiting: 0, oldestSince: null, failed: 0 });
  });

  it("sends each mail once when several workers start at once", async () => {
    const { receive, parts, smtp, outbox } = await aPostOffice(engine);
    await Promise.all(
      Array.from({ length: 15 }, (_, n) => receive(anInquiryInput({ message: `${n}` }))),
    );
    const workers = Array.from({ length: 3 }, () => makeDelivery(parts()));
    await Promise.all(workers.map((worker) => worker.deliverDue({ stopping: never })));
    // A worker that loses its batch leaves the rest to the others and looks again later.
    await Promise.all(workers.map((worker) => worker.deliverDue({ stopping: never })));

    expect(smtp.received).toHaveLength(30);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(30);
    expect((await outbox()).every((row) => row.attempts === 1 && row.sent_at)).toBe(true);
  });

  it("takes over the mails of a killed process once its lease has run out", async () => {
    const { receive, deliver, smtp, clock, db } = await aPostOffice(engine);
    await receive(anInquiryInput());
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    await db.updateTable("outbox").set({ lease_owner: "killed", leased_until: until }).execute();
    clock.advance({ seconds: 59 });
    await deliver();
    expect(smtp.received).toEqual([]);
    clock.advance({ seconds: 1 });
    await deliver();
    expect(smtp.received).toHaveLength(2);
  });

  it("sends a mail once although the database fails twice to record it", async () => {
    const { receive, parts, smtp, clock, db, outbox } = await aPostOffice(engine);
    await receive(anInquiryInput());
    await db.deleteFrom("outbox").where("kind", "=", "inquiry-to-visitor").execute();
    let refused = 0;
    const failTwice: KyselyPlugin = {
      transformQuery({ node }) {
        if (smtp.received.length > 0 && refused < 2) {
          refused++;
          throw new Error("the connection was lost");
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const delivery = makeDelivery({ ...parts(), db: db.withPlugin(failTwice) });
    await delivery.deliverDue({ stopping: never });
    expect(refused).toBe(2);
    expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: expect.any(String) }]);
    clock.advance({ hours: 1 });
    await delivery.deliverDue({ stopping: never });
    expect(smtp.received).toHaveLength(1);
  });
});

it("doubles the pause from 30 seconds to an hour", () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 200].map((n) => retryPause(n, 0) / 60_000);
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

it("shortens it by up to a fifth, by chance", () => {
  expect(retryPause(1, 1)).toBe(24_000);
});

it("distinguishes a mail tried for three days from one with a refused email address", () => {
  const queued = "2026-03-02T14:00:00.000Z";
  expect(ranOutOfRetries({ queued, failed: "2026-03-05T13:00:00.001Z" })).toBe(true);
  expect(ranOutOfRetries({ queued, failed: "2026-03-04T14:00:00.000Z" })).toBe(false);
});
