import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/free-port";
import { type LaunchedSite, launchSite } from "../support/launch-site";

/** Runs the built site as a process that is killed without warning and restarted at once. */
export async function superviseSite(env: Record<string, string>) {
  const port = await freePort();
  let running: LaunchedSite | undefined;
  let stopping = false;
  const failedStarts: string[] = [];

  function launch() {
    const launched = launchSite({ ...env, PORT: String(port) });
    running = launched;
    // Also restarts a process that exited, as a supervisor does: its database may still be
    // starting.
    launched.child.once("close", (code) => {
      if (code) failedStarts.push(launched.complaints());
      setTimeout(() => stopping || launch(), 100);
    });
  }
  launch();

  const site = {
    port,
    /** Output of processes that exited. */
    failedStarts,
    kill: () => running?.child.kill("SIGKILL"),
    async ready() {
      for (let tries = 0; tries < 600; tries++) {
        const answered = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
        if (answered?.ok) return;
        await pause(100);
      }
      throw new Error(`The site did not start: ${running?.complaints()}`);
    },
    async stop() {
      stopping = true;
      running?.child.kill("SIGTERM");
      await Promise.race([running?.ended, pause(15_000)]);
      running?.child.kill("SIGKILL");
    },
  };
  return site;
}
