import { readConfig } from "../../app/core/config/config";
import type { OutboxRow } from "../../app/core/db/tables/mail-tables";
import { makeDelivery } from "../../app/core/mail/deliver-mail";
import { makeSmtpMailer, senderOf, type smtpTimeouts } from "../../app/core/mail/mailer";
import { prepareMail } from "../../app/prepare-mail";
import { makeReceive } from "../fixtures/inquiries";
import { facts } from "../fixtures/test-facts";
import { type Engine, openTestDatabase } from "../support/databases";
import { startFakeSmtp } from "./fake-smtp";
import { fakeClock, recordingLogger } from "./fakes";

export const config = readConfig({
  SITE_URL: "https://clinic.example",
  CONFIRMATIONS_PER_ADDRESS: "1000",
});

/** A signal that never stops a delivery. */
export const never = new AbortController().signal;

/**
 * An inquiry's mails up to a real SMTP server, on a clock that the test moves. `timeouts` may be changed
 * later.
 */
export async function aPostOffice(engine: Engine, timeouts: Partial<typeof smtpTimeouts> = {}) {
  const { db } = await openTestDatabase(engine);
  const smtp = await startFakeSmtp();
  const clock = fakeClock();
  const { logger, lines } = recordingLogger();
  const parts = () => ({
    db,
    logger,
    clock: clock.now,
    prepareMail: (queued: OutboxRow) =>
      prepareMail({ config, db, logger, clock: clock.now, currentFacts: () => facts }, queued),
    mailer: makeSmtpMailer({
      smtpUrl: smtp.url,
      from: () => senderOf(config.mail, facts),
      timeouts,
    }),
  });
  const receive = makeReceive({ db, logger, clock: clock.now });
  const deliver = () => makeDelivery(parts()).deliverDue({ stopping: never });
  const outbox = () => db.selectFrom("outbox").selectAll().orderBy("kind").execute();
  return { db, smtp, clock, lines, parts, receive, deliver, outbox };
}
