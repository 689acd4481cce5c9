/**
 * npm run bare: proves on a Debian with Node and npm and nothing else that the commit starts, and
 * that the Dockerfile's images are built and hold what they promise, backups and restores included. docs/deploy.md says what
 * it can't run.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildImages } from "./bare/build-images.ts";
import { systemNode } from "./bare/copy-node.ts";
import { makeRoot, unpackWithNode } from "./bare/make-root.ts";
import { endEverything } from "./bare/run-in-root.ts";
import { run } from "./bare/run-program.ts";
import { tryImage } from "./bare/try-image.ts";
import { makePostgresRoot } from "./bare/try-postgres.ts";
import { tryStart } from "./bare/try-start.ts";
import { whyLeftOut } from "./bare/why-left-out.ts";

const reason = whyLeftOut();
if (reason) {
  console.log(`npm run bare was left out: ${reason}`);
  process.exit(0);
}

const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), "bare-"));
process.once("exit", () => {
  endEverything();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => process.exit(1));

try {
  const commit = run("git", ["rev-parse", "--short", "HEAD"]).trim();
  console.log(`Commit ${commit} on a bare Debian`);
  const base = makeRoot(join(folder, "base.tar"), []);

  const first = join(folder, "root-1");
  await tryStart(first, base, systemNode());
  // The first start installed the project's own Node.
  const bundled = join(first, "site/node_modules/.bin/node");
  await tryStart(join(folder, "root-2"), base, bundled);

  const nodeRoot = join(folder, "root-3");
  unpackWithNode(nodeRoot, makeRoot(join(folder, "trixie.tar"), [], "trixie"), bundled);
  const nginxRoot = makeRoot(join(folder, "nginx.tar"), ["nginx-light"]);
  const images = buildImages({ folder, nodeRoot, nginxRoot });
  await tryImage(folder, images, makePostgresRoot(folder));
  console.log(`Bare machine: passed in ${Math.round((performance.now() - began) / 1000)} s`);
} catch (error) {
  console.error(`Bare machine: failed. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
