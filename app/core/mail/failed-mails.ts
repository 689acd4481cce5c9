import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";

/** Mails that were given up and not queued again since. */
export const failedMails = (db: Kysely<Schema>) =>
  db
    .selectFrom("outbox")
    .where("outbox.failed_at", "is not", null)
    // Withheld on purpose: no action is needed.
    .where("outbox.withheld", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox as later")
            .select("later.id")
            .whereRef("later.submission_id", "=", "outbox.submission_id")
            .whereRef("later.kind", "=", "outbox.kind")
            .whereRef("later.created_at", ">", "outbox.created_at"),
        ),
      ),
    );
