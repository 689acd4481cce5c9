import { join } from "node:path";
import { machineSettings } from "./machine-settings.ts";
import { run } from "./run-program.ts";

/** The base images of the Dockerfile: local images with the same names take their place. */
const bases = {
  node: "docker.io/library/node:24-trixie-slim",
  nginx: "docker.io/library/nginx:1.28-alpine",
};

export type Images = { buildah: (parameters: readonly string[]) => string; site: string };

/** Builds every image of the Dockerfile from the commit, without a daemon and without a registry. */
export function buildImages(parts: {
  folder: string;
  nodeRoot: string;
  nginxRoot: string;
}): Images {
  const { folder, nodeRoot, nginxRoot } = parts;
  const store = ["--root", join(folder, "storage"), "--runroot", join(folder, "storage-run")];
  const env = { ...process.env, BUILDAH_ISOLATION: "chroot", TMPDIR: folder };
  const buildah = (parameters: readonly string[]) =>
    run("buildah", [...store, "--storage-driver", "vfs", ...parameters], env).trim();
  const settings = machineSettings();

  const commit = (name: string, from: string, change: (container: string) => void) => {
    const container = buildah(["from", "scratch"]);
    buildah(["add", "--quiet", container, from, "/"]);
    change(container);
    buildah(["commit", "--quiet", "--rm", container, name]);
  };
  run("chroot", [nodeRoot, "useradd", "--create-home", "--uid", "1000", "node"]);
  commit(bases.node, nodeRoot, (container) => {
    const variables = Object.entries(settings.env).map(([name, value]) => `${name}=${value}`);
    buildah(["config", ...variables.flatMap((variable) => ["--env", variable]), container]);
  });
  commit(bases.nginx, nginxRoot, () => {});

  const source = join(folder, "source");
  run("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), source]);
  const mounts = settings.mounts.flatMap((path) => ["--volume", `${path}:${path}:ro`]);
  const build = ["bud", "--quiet", "--pull-never", "--format", "docker", ...mounts];
  const dockerfile = ["--file", join(source, "deploy/Dockerfile")];
  for (const target of ["site", "nginx"]) {
    const began = performance.now();
    buildah([...build, ...dockerfile, "--target", target, "--tag", target, source]);
    const seconds = Math.round((performance.now() - began) / 1000);
    const base = target === "site" ? bases.node : bases.nginx;
    console.log(
      `Image ${target}: ${sizeOf(buildah, target)}, of which the base ${sizeOf(buildah, base)}; built in ${seconds} s`,
    );
  }
  return { buildah, site: "site" };
}

function sizeOf(buildah: Images["buildah"], name: string): string {
  const [image] = JSON.parse(buildah(["images", "--json", name])) as { size: string }[];
  return image?.size ?? "size unknown";
}
