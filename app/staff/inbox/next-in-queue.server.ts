import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { inQueueOrder } from "./list-queue.server";
import type { QueueOf, QueueServices } from "./queue-types";

/** As many of each part as the queue shows. */
const mostRows = 50;

/** What needs somebody now: new inquiries without those that want a call later, and what is due. */
async function listWork(parts: DeskParts, of: QueueOf) {
  const now = parts.clock().toISOString();
  const fresh = inQueueOrder(parts, "new", of).where(({ or, eb }) =>
    or([eb("due_at", "is", null), eb("due_at", "<=", now)]),
  );
  const parted = [fresh, inQueueOrder(parts, "due", of)];
  const references: string[] = [];
  for (const query of parted) {
    const rows = await query.select("reference").limit(mostRows).execute();
    references.push(...rows.map(({ reference }) => reference));
  }
  return references;
}

export function makeNextInQueue(parts: DeskParts): QueueServices["nextInQueue"] {
  return async ({ of, after }) => {
    const references = await listWork(parts, of);
    const next = references[references.indexOf(after) + 1] ?? references[0];
    return next && next !== after ? next : null;
  };
}
