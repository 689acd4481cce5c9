import type { Kysely } from "kysely";
import type { Config } from "../../app/core/config/config";
import type { Schema } from "../../app/core/db/schema";
import type { Logger } from "../../app/core/log/logger";
import { makeDelivery } from "../../app/core/mail/deliver-mail";
import { makeFileMailer } from "../../app/core/mail/file-mailer";
import { type Mailer, MailRefusedError } from "../../app/core/mail/mail";
import { senderOf } from "../../app/core/mail/mailer";
import type { Facts } from "../../app/facts/facts-schema";
import { prepareMail } from "../../app/staff/mails/prepare-mail.server";

/** Mailboxes of this domain are refused, as a mistyped email's would be. */
const refusedDomain = "@mistyped.example";

/** A demo's visitors write more often than the limits of confirmations allow. */
const confirmations = { perMailbox: 1000, perHour: 1000 };

/** Returns a function that writes the due mails as files, at the clock's time. */
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
  const site = {
    config: { ...config, confirmations },
    db,
    clock,
    logger,
    currentFacts: () => facts,
  };
  const { deliverDue } = makeDelivery({
    ...{ db, clock, logger, mailer },
    prepareMail: (queued) => prepareMail(site, queued),
  });
  const stopping = new AbortController().signal;
  return () => deliverDue({ stopping });
}
