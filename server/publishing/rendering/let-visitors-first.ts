import { getPriority, setPriority } from "node:os";

/** A quarter of a processor while visitors need all of it, otherwise a whole one. */
export const niceness = 5;

/**
 * Gives the calling thread a lower priority than the process's other threads, which answer
 * visitors. On Linux each thread has its own niceness; elsewhere it would be the whole process's.
 */
export function letVisitorsFirst() {
  // A thread cannot lower its niceness again.
  if (process.platform === "linux") setPriority(Math.max(getPriority(), niceness));
}
