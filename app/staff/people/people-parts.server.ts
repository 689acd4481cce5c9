import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import type { QueueStaffMail } from "~/core/mail/enqueue-mail";
import type { CheckWayIn } from "~/staff/sign-in/check-sign-in-method.server";
import type { LetIn } from "~/staff/sign-in/start-session.server";

/** What the services about people work with. */
export type PeopleParts = {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  /** No mail goes out: the owner copies links from the page. */
  copiesLinks: boolean;
  queueMail: QueueStaffMail;
  checkWayIn: CheckWayIn;
  letIn: LetIn;
  /** The clinic's words, which do not count in a password. */
  clinicWords: () => readonly string[];
};
