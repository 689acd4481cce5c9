import { mkdirSync } from "node:fs";
import { copyNode } from "./copy-node.ts";
import { run } from "./run-program.ts";

/** Unpacks such a tar file into a new folder and puts one Node and npm there. */
export function unpackWithNode(root: string, base: string, node: string) {
  mkdirSync(root);
  run("tar", ["-xf", base, "-C", root]);
  copyNode(root, node);
}

/** A Debian with certificates, the given packages and nothing else, as a tar file; gives its path. */
export function makeRoot(
  file: string,
  packages: readonly string[],
  release: "bookworm" | "trixie" = "bookworm",
): string {
  const include = ["ca-certificates", ...packages].join(",");
  run("mmdebstrap", ["--quiet", "--variant=minbase", `--include=${include}`, release, file]);
  return file;
}
