/** The parts of the queue, in their order. Everything else is not in it. */
export const queueGroups = ["new", "due", "waiting"] as const;
export type QueueGroup = (typeof queueGroups)[number];

/** A visitor's action that nobody at the desk has answered; "disowned": “this was not me”. */
export type VisitorNews = "wrote" | "asked" | "cancelled" | "disowned";
