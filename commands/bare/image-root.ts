import { readFileSync } from "node:fs";
import { freePort } from "../../testing/free-port.ts";
import type { Images } from "./build-images.ts";
import { runInRoot } from "./run-in-root.ts";
import { untilReady } from "./use-site.ts";

type Config = { User: string; Env: string[]; Cmd: string[]; WorkingDir: string };

/** Folders of this machine that are writable in the image, by their path inside; variables. */
export type Place = { writable: Record<string, string>; env?: Record<string, string> };

export type SiteImage = ReturnType<typeof mountSite>;

/** The site's image as an orchestrator runs it: as its user, with a read-only root. */
export function mountSite({ buildah, site }: Images) {
  const root = buildah(["mount", buildah(["from", "--pull-never", site])]);
  const inspected = JSON.parse(buildah(["inspect", "--type", "image", site]));
  const config = inspected.Docker.config as Config;
  const [uid = 0, gid = 0] = idsOf(root, config.User);
  const own = Object.fromEntries(config.Env.map((one) => one.split(/=(.*)/s).slice(0, 2)));

  const runInside = ({ writable, env }: Place, command: readonly string[]) =>
    runInRoot(
      {
        ...{ root, folder: config.WorkingDir, user: `${uid}:${gid}`, writable },
        // Messages about certificates belong to the build. There is no mail server.
        env: {
          ...{ ...own, NODE_EXTRA_CA_CERTS: "", ALLOW_MAIL_FILES: "true" },
          ...{ CLINIC_MAIL_TO: "desk@clinic.test", ...env },
        },
      },
      command,
    );

  return {
    ...{ root, uid, gid, user: config.User },
    /** Runs one of the image's commands to its end; gives its output. */
    async run(place: Place, command: readonly string[]): Promise<string> {
      const process = runInside(place, command);
      const code = await process.ended;
      if (code === 0) return process.said();
      throw new Error(`${command.join(" ")} ended with ${code} in the image:\n${process.said()}`);
    },
    async start({ writable, env }: Place) {
      const port = String(await freePort());
      // Called by the machine's own name.
      const SITE_URL = `http://localhost:${port}`;
      const place = { writable, env: { ...env, HOST: "127.0.0.1", PORT: port, SITE_URL } };
      const process = runInside(place, config.Cmd);
      const url = `http://127.0.0.1:${port}`;
      await untilReady(url, process);
      const stop = async () => {
        process.child.kill("SIGTERM");
        const code = await process.ended;
        if (code !== 0)
          throw new Error(`the image's process ended with ${code}:\n${process.said()}`);
      };
      return { url, stop, pid: process.child.pid };
    },
  };
}

/** Number of a user and of its group, from the root's own list. */
export function idsOf(root: string, user: string): readonly number[] {
  const list = readFileSync(`${root}/etc/passwd`, "utf8").split("\n");
  const line = list.find((one) => one.startsWith(`${user}:`));
  if (!user || user === "root" || !line) throw new Error(`the image names no user ("${user}").`);
  return line.split(":").slice(2, 4).map(Number);
}
