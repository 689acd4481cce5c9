import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, noPostgres } from "../../ops/find-postgres.ts";
import { freePort } from "./free-port.ts";

export type TemporaryPostgres = {
  url: string;
  stop: () => Promise<void>;
  /** Kills the server as a crash would, and restarts it on the same data. */
  crash: () => Promise<void>;
};

/**
 * Starts an empty PostgreSQL on a free loopback port, for tests: `stop` removes all of it.
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged user. Throws with
 * instructions when none is installed. `durable` keeps confirmed writes when the process crashes
 * (not the machine).
 */
export async function startPostgres({ durable = false } = {}): Promise<TemporaryPostgres> {
  const programs = findPostgres();
  if (!programs) throw new Error(noPostgres);
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const env = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
    { ...user, env, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );

  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    // The data is temporary: durability would only cost time.
    fsync: "off",
    full_page_writes: durable ? "on" : "off",
    synchronous_commit: durable ? "on" : "off",
    // There are no replicas, so the log serves only this server.
    wal_level: "minimal",
    max_wal_senders: "0",
    autovacuum: "off",
    max_connections: "200",
    shared_buffers: "32MB",
  };
  let port = 0;
  const launch = async () => {
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const server = spawn(join(programs, "postgres"), ["-D", data, "-p", String(port), ...options], {
      ...user,
      env,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
    try {
      await ready(server);
    } catch (error) {
      server.kill("SIGQUIT");
      await ended;
      throw error;
    }
    server.stderr.resume();
    return { server, ended };
  };
  const launchOnFreePort = async () => {
    port = await freePort();
    return launch();
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Retries on another port, because the first may have been taken meanwhile.
  let running = await launchOnFreePort()
    .catch(launchOnFreePort)
    .catch((error) => {
      remove();
      throw error;
    });
  // For tests that do not call `stop`.
  const atExit = () => running.server.kill("SIGQUIT");
  process.once("exit", atExit);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.removeListener("exit", atExit);
      running.server.kill("SIGINT");
      await running.ended;
      remove();
    },
    async crash() {
      running.server.kill("SIGQUIT");
      await running.ended;
      running = await launch();
    },
  };
}

function unprivilegedUser() {
  const id = (option: string, name: string) =>
    Number(execFileSync("id", [option, name], { encoding: "utf8", stdio: "pipe" }));
  try {
    return { uid: id("-u", "postgres"), gid: id("-g", "postgres") };
  } catch {
    return { uid: id("-u", "nobody"), gid: id("-g", "nobody") };
  }
}

/** Resolves when the server reports that it accepts connections. */
function ready(server: ReturnType<typeof spawn>): Promise<void> {
  let output = "";
  return new Promise<void>((resolve, reject) => {
    const give = (reason: string) =>
      reject(new Error(`PostgreSQL did not start (${reason}):\n${output}`));
    const timer = setTimeout(() => give("no answer within 30 seconds"), 30_000);
    server.once("error", (error) => give(error.message));
    server.once("exit", () => {
      clearTimeout(timer);
      give("it ended");
    });
    server.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes("database system is ready to accept connections")) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
