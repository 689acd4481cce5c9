import { listAddress } from "~/staff/frame/list-url";
import { queryText } from "~/staff/frame/query-text";
import type { Colleague, QueueOf } from "~/staff/inbox/queue-types";

/** Whose queue a URL asks for: "who=me", "who=nobody" or a person's id. */
export function readQueueOf(query: URLSearchParams, me: Colleague): QueueOf {
  const asked = queryText(query, "who", 80);
  return asked === "me" ? me.id : asked;
}

/** The URL of a page of the queue that keeps whose it is. */
export const queueAddress = (path: string, of: QueueOf, me: Colleague) =>
  listAddress(path, { who: of === me.id ? "me" : of });
