import { spawn } from "node:child_process";

/** The site's own secrets, which a program that keeps backups has no use for. */
const secret =
  /^(DATABASE_URL|DATABASE_MIGRATION_URL|SMTP_URL|STAFF_SETUP_TOKEN|STRIPE_\w+|NODE_OPTIONS)$/;

/**
 * Runs BACKUP_COMMAND in a shell, with words after it, and the site's environment without its secrets.
 * Throws the last line of what it said when it fails.
 */
export async function runBackupCommand(command: string, ...words: string[]) {
  const failure = await runInShell(`${command} "$@"`, words);
  if (failure !== null) throw new Error(`BACKUP_COMMAND failed: ${failure}`);
}

/** Throws a line for the operator when the site cannot start the command's program. */
export async function requireBackupCommand(command: string) {
  const [program = ""] = command.trim().split(/\s+/);
  if ((await runInShell('command -v "$1" > /dev/null', [program])) !== null)
    throw new Error(
      `BACKUP_COMMAND begins with ${program}, which is no program that the site can run: check its path and its rights`,
    );
}

/** Returns the last line that a script wrote to standard error, or its status; null: it succeeded. */
async function runInShell(script: string, words: readonly string[]): Promise<string | null> {
  // biome-ignore lint/style/noProcessEnv: the program has settings of its own, which the site does not know.
  const kept = Object.entries(process.env).filter(([name]) => !secret.test(name));
  const child = spawn("/bin/sh", ["-c", script, "sh", ...words], {
    env: Object.fromEntries(kept),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const status = await new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  return status === 0 ? null : said.trim().split("\n").at(-1) || `status ${status}`;
}
