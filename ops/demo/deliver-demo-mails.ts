import type { Kysely } from "kysely";
import type { Facts } from "../../app/facts/facts-schema";
import { makeReadBooking } from "../bookings/read-booking";
import type { Config } from "../config";
import type { Schema } from "../db/schema";
import { issueStatusLink } from "../inquiries/status-link";
import type { Logger } from "../logger";
import { senderOf } from "../mails/clinic-mailboxes";
import { makeComposeMail } from "../mails/compose-mail";
import { makeDelivery } from "../outbox/deliver-mail";
import { makeFileMailer } from "../providers/file-mailer";
import { type Mailer, MailRefusedError } from "../providers/mail";

/** Mailboxes of this domain are refused, as those of a mistyped email. */
const refusedDomain = "@mistyped.example";

/** Writes the mails that are due as files. Returns a function that does so at the clock's time. */
export function deliverDemoMails({
  db,
  config,
  facts,
  logger,
  clock,
}: {
  db: Kysely<Schema>;
  config: Config;
  facts: Facts;
  logger: Logger;
  clock: () => Date;
}): () => Promise<void> {
  const files = makeFileMailer({
    ...{ dataDir: config.dataDir, from: () => senderOf(config.mail, facts) },
    ...{ logger, production: false },
  });
  const mailer: Mailer = {
    ...files,
    async send(mail, stopped) {
      if (!mail.to.address.endsWith(refusedDomain)) return files.send(mail, stopped);
      const reason = "550 5.1.1 No such mailbox";
      throw new MailRefusedError({
        code: "EENVELOPE",
        responseCode: 550,
        reason,
        badRecipient: true,
      });
    },
  };
  const composeMail = makeComposeMail(
    config,
    () => facts,
    (id) => issueStatusLink(db, id, clock()),
    makeReadBooking(db),
  );
  const { deliverDue } = makeDelivery({ db, mailer, composeMail, clock, logger });
  const stopping = new AbortController().signal;
  return () => deliverDue({ stopping });
}
