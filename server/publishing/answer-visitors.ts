import { setImmediate } from "node:timers/promises";

/** Lets the requests that wait be answered between two steps of a longer work. */
export const answerVisitors = () => setImmediate();
