import type { Kysely } from "kysely";
import type { Config } from "../../app/core/config/config";
import type { Schema } from "../../app/core/db/schema";
import type { Logger } from "../../app/core/log/logger";
import { senderOf } from "../../app/core/mail/clinic-mailboxes";
import { makeComposeMail } from "../../app/core/mail/compose-mail";
import { makeDelivery } from "../../app/core/mail/deliver-mail";
import { makeFileMailer } from "../../app/core/mail/file-mailer";
import { type Mailer, MailRefusedError } from "../../app/core/mail/mail";
import type { Facts } from "../../app/facts/facts-schema";
import { readBooking } from "../../app/staff/bookings/read-bookings.server";
import { issueStatusLink } from "../../app/staff/inquiry/status-link.server";

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
    (id) => readBooking(db, id),
  );
  const { deliverDue } = makeDelivery({ db, mailer, composeMail, clock, logger });
  const stopping = new AbortController().signal;
  return () => deliverDue({ stopping });
}
