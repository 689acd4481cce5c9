import type { RouterContextProvider } from "react-router";
import { type QueueOf, queueGroups } from "~/contracts/queue";
import { deskOf } from "../frame/staff-context";

/** Takes the first inquiry of the queue that nobody else has; null when none is left. */
export async function takeNext(
  context: Readonly<RouterContextProvider>,
  of: QueueOf,
  attempt: string,
): Promise<string | null> {
  const { desk, who: me } = deskOf(context);
  const { groups } = await desk.listQueue({ who: me, of });
  const rows = queueGroups.flatMap((group) => groups[group].rows);
  for (const { reference, assignedTo } of rows) {
    if (assignedTo?.id === me.id) return reference;
    if (assignedTo) continue;
    const change = { who: me, reference, attempt: `${attempt}-${reference}`, from: "", to: me.id };
    // If a colleague takes it at the same moment, the next one is tried.
    if ((await desk.assign(change)) === "changed") return reference;
  }
  return null;
}
