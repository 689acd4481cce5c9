import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../testing/free-port.ts";
import { copyNode } from "./copy-node.ts";
import { machineSettings } from "./machine-settings.ts";
import { endGroup, runInRoot } from "./run-in-root.ts";
import { run } from "./run-program.ts";
import { askHome, findInquiry, sendInquiry, untilReady } from "./use-site.ts";

/** What the README promises of a second start. */
const secondStartMs = 3000;

/**
 * `npm start` as a new user would, in a new root: a Debian, one Node, npm and a clone of the commit.
 * Gives the root.
 */
export async function tryStart(root: string, base: string, node: string): Promise<string> {
  mkdirSync(root);
  run("tar", ["-xf", base, "-C", root]);
  copyNode(root, node);
  run("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), join(root, "site")]);
  const version = run("chroot", [root, "/usr/local/bin/node", "--version"]).trim();

  const first = await start(root);
  const firstMs = first.ms;
  await askHome(first.url);
  const reference = await sendInquiry(first.url);
  findInquiry(join(root, "site/data"), reference);
  await first.stop();

  const second = await start(root);
  await askHome(second.url);
  findInquiry(join(root, "site/data"), reference);
  await second.stop();
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `Node ${version}: npm start serves after ${seconds(firstMs)}, again after ${seconds(second.ms)}`,
  );
  if (second.ms > secondStartMs) {
    throw new Error(`the second start took ${seconds(second.ms)}, longer than three seconds.`);
  }
  return root;
}

async function start(root: string) {
  const settings = machineSettings();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const env = { HOME: "/root", PORT: String(port), ...settings.env };
  const place = { root, folder: "/site", env, readOnly: settings.mounts };
  const site = runInRoot(place, ["npm", "start"]);
  await untilReady(url, site);
  return {
    url,
    ms: performance.now() - began,
    /** As Ctrl-C does. */
    async stop() {
      endGroup(site.child, "SIGINT");
      await site.ended;
    },
  };
}
