import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/free-port";
import { type LaunchedSite, launchSite } from "../support/launch-site";

/** The built site as a process that is killed without warning and started again at once. */
export async function superviseSite(env: Record<string, string>) {
  const port = await freePort();
  let running: LaunchedSite | undefined;
  let stopping = false;
  const failedStarts: string[] = [];

  function launch() {
    const launched = launchSite({ ...env, PORT: String(port) });
    running = launched;
    // Also when it ended by itself, as a supervisor restarts it: its database may still be
    // starting.
    launched.child.once("close", (code) => {
      if (code) failedStarts.push(launched.complaints());
      setTimeout(() => stopping || launch(), 100);
    });
  }
  launch();

  const site = {
    port,
    /** Output of processes that ended by themselves. */
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
