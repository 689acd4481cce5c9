import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { type LaunchedSite, launchSite } from "./launch-site";

export type BuiltServer = LaunchedSite & { url: string; port: number };

/** Runs the built site as in production, on a free port, until the test is over. */
export async function startBuiltServer(env: Record<string, string>): Promise<BuiltServer> {
  const running = runBuiltServer(env);
  const url = await running.ready;
  return { ...running, url, port: Number(new URL(url).port) };
}

/** Starts without waiting, for starts that must fail. */
export function runBuiltServer(env: NodeJS.ProcessEnv, ...command: readonly string[][]) {
  const running = launchSite({ PORT: "0", ...env }, ...command);
  onTestFinished(async () => {
    running.child.kill("SIGKILL");
    await running.ended;
  });
  return running;
}

/**
 * The built site, shared by the tests of a file or `describe`, if they leave nothing behind and do not
 * depend on others' data: a start takes most of a second. It starts when the first test asks for it.
 */
export function shareBuiltServer(env: Record<string, string>) {
  let shared: { site: LaunchedSite; dataDir: string } | undefined;
  afterAll(async () => {
    if (!shared) return;
    shared.site.child.kill("SIGKILL");
    await shared.site.ended;
    rmSync(shared.dataDir, { recursive: true, force: true });
    shared = undefined;
  });
  return async (): Promise<BuiltServer & { dataDir: string }> => {
    shared ??= launch(env);
    const { site, dataDir } = shared;
    const url = await site.ready;
    return { ...site, dataDir, url, port: Number(new URL(url).port) };
  };
}

function launch(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "shared-site-"));
  return { site: launchSite({ PORT: "0", DATA_DIR: dataDir, ...env }), dataDir };
}
