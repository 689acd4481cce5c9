import { setImmediate } from "node:timers/promises";

/** Lets waiting requests run between two steps of longer work. */
export const yieldToEventLoop = () => setImmediate();
