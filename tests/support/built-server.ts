import { onTestFinished } from "vitest";
import { type LaunchedSite, launchSite } from "./launch-site";

export type BuiltServer = LaunchedSite & { url: string; port: number };

/** Runs the built site as in production, on a free port, until the test is over. */
export async function startBuiltServer(env: Record<string, string>): Promise<BuiltServer> {
  const running = runBuiltServer(env);
  const url = await running.ready;
  return { ...running, url, port: Number(new URL(url).port) };
}

/** Starts without waiting, for starts that must fail. */
export function runBuiltServer(env: Record<string, string>, command: readonly string[] = []) {
  const running = launchSite({ PORT: "0", ...env }, command);
  onTestFinished(async () => {
    running.child.kill("SIGKILL");
    await running.ended;
  });
  return running;
}
