import { chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../testing/free-port.ts";
import type { Images } from "./build-images.ts";
import { runInRoot } from "./run-in-root.ts";
import { askHome, findInquiry, sendInquiry, untilReady } from "./use-site.ts";

type Config = { User: string; Env: string[]; Cmd: string[]; WorkingDir: string };

/**
 * The site's image as an orchestrator runs it: as its user, with a read-only root and one writable
 * folder; stopped by its signal, and started again with the inquiry still there.
 */
export async function tryImage(folder: string, { buildah, site }: Images) {
  const container = buildah(["from", "--pull-never", site]);
  const root = buildah(["mount", container]);
  const inspected = JSON.parse(buildah(["inspect", "--type", "image", site]));
  const config = inspected.Docker.config as Config;
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const [uid = 0, gid = 0] = idsOf(root, config.User);
  chownSync(dataDir, uid, gid);

  const start = async () => {
    const port = await freePort();
    const own = Object.fromEntries(config.Env.map((one) => one.split(/=(.*)/s).slice(0, 2)));
    const env = {
      ...own,
      // Messages about certificates belong to the build.
      NODE_EXTRA_CA_CERTS: "",
      HOST: "127.0.0.1",
      PORT: String(port),
      // Called by the machine's own name, and without a mail server.
      SITE_URL: `http://localhost:${port}`,
      ALLOW_MAIL_FILES: "true",
      CLINIC_MAIL_TO: "desk@clinic.test",
    };
    const place = { root, folder: config.WorkingDir, env, user: `${uid}:${gid}` };
    const process = runInRoot({ ...place, writable: { "/data": dataDir } }, config.Cmd);
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, process);
    const stop = async () => {
      process.child.kill("SIGTERM");
      const code = await process.ended;
      if (code !== 0) throw new Error(`the image's process ended with ${code}:\n${process.said()}`);
    };
    return { url, stop, pid: process.child.pid };
  };

  const first = await start();
  const status = readFileSync(`/proc/${first.pid}/status`, "utf8");
  if (!status.includes(`Uid:\t${uid}\t${uid}`)) throw new Error("it does not run as its user.");
  await askHome(first.url);
  const reference = await sendInquiry(first.url);
  findInquiry(dataDir, reference);
  await first.stop();
  const second = await start();
  await askHome(second.url);
  findInquiry(dataDir, reference);
  await second.stop();
  buildah(["rm", "--all"]);
  console.log(
    `Image site: serves as ${config.User}, keeps its inquiry over SIGTERM and a new start`,
  );
}

/** Number of a user and of its group, from the root's own list. */
function idsOf(root: string, user: string): readonly number[] {
  const list = readFileSync(join(root, "etc/passwd"), "utf8").split("\n");
  const line = list.find((one) => one.startsWith(`${user}:`));
  if (!user || user === "root" || !line) throw new Error(`the image names no user ("${user}").`);
  return line.split(":").slice(2, 4).map(Number);
}
