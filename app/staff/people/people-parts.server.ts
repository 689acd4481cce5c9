import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema";
import type { Logger } from "../../logger";
import type { CheckWayIn } from "../check-way-in";
import type { LetIn } from "../let-in";
import type { QueueStaffMail } from "../staff-mails/queue-staff-mail";

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
