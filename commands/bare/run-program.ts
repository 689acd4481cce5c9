import { spawnSync } from "node:child_process";

/**
 * The output of a program. Throws with the end of the output when it fails.
 * @param env replaces this process's environment
 */
export function run(program: string, parameters: readonly string[], env = process.env): string {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    encoding: "utf8",
    maxBuffer: 256 * 2 ** 20,
    stdio: ["ignore", "pipe", "pipe"],
    env,
  });
  if (error) throw error;
  if (status === 0) return stdout;
  const said = `${stdout}${stderr}`.trimEnd().split("\n").slice(-30).join("\n");
  throw new Error(`${program} ${parameters.join(" ")} ended with ${status}:\n${said}`);
}
