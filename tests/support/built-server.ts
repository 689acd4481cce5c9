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
export function runBuiltServer(env: Record<string, string>, command: readonly string[] = []) {
  const running = launchSite({ PORT: "0", ...env }, command);
  onTestFinished(async () => {
    running.child.kill("SIGKILL");
    await running.ended;
  });
  return running;
}

const sites = new Map<string, { site: LaunchedSite; dataDir: string }>();

afterAll(async () => {
  for (const { site, dataDir } of sites.values()) {
    site.child.kill("SIGKILL");
    await site.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/**
 * The built site, shared by all tests of a file with the same settings, if they leave nothing
 * behind and do not depend on others' data. A start takes most of a second.
 */
export async function shareBuiltServer(
  env: Record<string, string>,
): Promise<BuiltServer & { dataDir: string }> {
  const key = JSON.stringify(env);
  const shared = sites.get(key) ?? launch(env);
  sites.set(key, shared);
  const url = await shared.site.ready;
  return { ...shared.site, dataDir: shared.dataDir, url, port: Number(new URL(url).port) };
}

function launch(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "shared-site-"));
  return { site: launchSite({ PORT: "0", DATA_DIR: dataDir, ...env }), dataDir };
}
