import { run } from "./run-program.ts";

/** A Debian with certificates, the given packages and nothing else, as a tar file; gives its path. */
export function makeRoot(file: string, packages: readonly string[]): string {
  const include = ["ca-certificates", ...packages].join(",");
  run("mmdebstrap", ["--quiet", "--variant=minbase", `--include=${include}`, "bookworm", file]);
  return file;
}
