import { setTimeout as pause } from "node:timers/promises";

/** Polls until an event in another process or on the network has happened. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>, withinMs = 60_000) {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline)
      throw new Error(`Timed out after ${withinMs} ms waiting for ${isSo}`);
    await pause(10);
  }
}
