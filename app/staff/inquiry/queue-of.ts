import { createContext } from "react-router";
import type { Colleague, QueueOf } from "~/core/sessions/list-colleagues";
import { listPath, queryText } from "~/staff/frame/list-url";

/** The queue around an open inquiry, as the queue's layout passes it to its pages. */
export type QueueAround = { of: QueueOf; me: Colleague; colleagues: Colleague[] };

/**
 * Reads the references of the inquiries that the page lists beside the open one, for the same audit
 * entry. The queue's layout sets it.
 */
export const listedBesideContext = createContext<() => Promise<string[]>>(async () => []);

/** Owner of the queue that a URL asks for: "who=me", "who=nobody" or a person's id. */
export function readQueueOf(query: URLSearchParams, me: Colleague): QueueOf {
  const asked = queryText(query, "who", 80);
  return asked === "me" ? me.id : asked;
}

/** The URL of a page of the queue that keeps whose it is. */
export const queuePath = (path: string, of: QueueOf, me: Colleague) =>
  listPath(path, { who: of === me.id ? "me" : of });
