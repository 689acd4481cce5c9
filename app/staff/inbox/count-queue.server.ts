import { countRows } from "~/core/db/count-rows";
import { isOf } from "~/core/sessions/list-colleagues";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { queueQuery } from "./list-queue.server";
import type { QueueOf, QueueServices } from "./queue-types";

/** Ids of what is new or due: the number in the navigation, the tab and above the queue. */
export const waitingQuery = (parts: DeskParts, of: QueueOf) =>
  queueQuery(parts, "new", of)
    .select("contact_submissions.id")
    .unionAll(queueQuery(parts, "due", of).select("contact_submissions.id"));

/** Asked by every open queue: numbers only, each by an index. Shows nobody's data: not audited. */
export function makeCountQueue(parts: DeskParts): QueueServices["countQueue"] {
  const { db } = parts;
  return async ({ since, of }) => {
    const arrived = db
      .selectFrom("contact_submissions")
      .select("id")
      .where("suspected_spam", "=", 0)
      .where("removed_at", "is", null)
      .where(isOf(of))
      .where(({ or, eb }) => or([eb("created_at", ">", since), eb("unread_since", ">", since)]));
    return {
      arrived: await countRows(db, arrived),
      waits: await countRows(db, waitingQuery(parts, of)),
    };
  };
}
