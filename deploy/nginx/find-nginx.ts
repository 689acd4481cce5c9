import { spawnSync } from "node:child_process";

/** The system's nginx, which is not in every PATH; undefined where none is installed. */
export const nginxProgram = ["/usr/sbin/nginx", "nginx"].find(
  (path) => spawnSync(path, ["-v"]).status === 0,
);
