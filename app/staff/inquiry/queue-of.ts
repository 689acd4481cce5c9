import type { Colleague, QueueOf } from "~/core/sessions/list-colleagues";
import { listPath, queryText } from "~/staff/frame/list";

/** The queue around an open inquiry, as the queue's layout passes it to its pages. */
export type QueueAround = { of: QueueOf; me: Colleague; colleagues: Colleague[] };

/** Assignee of the requested queue: "who=me", "who=nobody" or a person's id. */
export function readQueueOf(query: URLSearchParams, me: Colleague): QueueOf {
  const owner = queryText(query, "who", 80);
  return owner === "me" ? me.id : owner;
}

export const queuePath = (path: string, of: QueueOf, me: Colleague) =>
  listPath(path, { who: of === me.id ? "me" : of });
