/** The parts of the queue in their order; other inquiries are not in the queue. */
export const queueGroups = ["new", "due", "waiting"] as const;
export type QueueGroup = (typeof queueGroups)[number];

/** A visitor's action that needs a reply; "disowned": “this was not me”. */
export type VisitorNews = "wrote" | "asked" | "cancelled" | "disowned";
