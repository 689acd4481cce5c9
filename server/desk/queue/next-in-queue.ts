import { type QueueServices, queueGroups } from "../../../app/contracts/queue";
import type { DeskParts } from "../desk-parts";
import { inQueueOrder } from "./list-queue";

/** As many as the queue shows. */
const mostRows = 50;

/** The inquiry that follows in the queue; from one that is not in it, the first. */
export function makeNextInQueue(parts: DeskParts): QueueServices["nextInQueue"] {
  return async ({ of, after }) => {
    const references: string[] = [];
    for (const group of queueGroups) {
      const rows = await inQueueOrder(parts, group, of)
        .select("reference")
        .limit(mostRows)
        .execute();
      references.push(...rows.map(({ reference }) => reference));
    }
    return references[references.indexOf(after) + 1] ?? null;
  };
}
