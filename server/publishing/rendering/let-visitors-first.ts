import { getPriority, setPriority } from "node:os";

/** A quarter of a processor where visitors need all of it, the whole where they do not. */
export const niceness = 5;

/**
 * Lets the process's other threads, those that answer visitors, go before the one that calls this.
 * On Linux the niceness is a thread's own; elsewhere it would be the whole process's.
 */
export function letVisitorsFirst() {
  // A thread that is nicer already may not go back.
  if (process.platform === "linux") setPriority(Math.max(getPriority(), niceness));
}
