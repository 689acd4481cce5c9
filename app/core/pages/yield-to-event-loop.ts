import { setImmediate } from "node:timers/promises";

/** Lets waiting requests be answered between two steps of longer work. */
export const yieldToEventLoop = () => setImmediate();
