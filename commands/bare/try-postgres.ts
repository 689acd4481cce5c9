import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { idsOf } from "./image-root.ts";
import { makeRoot } from "./make-root.ts";
import { runInRoot } from "./run-in-root.ts";
import { run } from "./run-program.ts";

const password = "made-up-for-this-run";

/** The version that deploy/compose.yaml names, for the server and for the image's client. */
export function composeVersion(): string {
  const [, version] =
    /POSTGRES_VERSION:-(\d+)\}-/.exec(readFileSync("deploy/compose.yaml", "utf8")) ?? [];
  if (!version) throw new Error("deploy/compose.yaml names no version of PostgreSQL.");
  return version;
}

/** A Debian with the server of that version; gives its folder. */
export function makePostgresRoot(folder: string): string {
  const tar = join(folder, "postgres.tar");
  makeRoot(tar, [`postgresql-${composeVersion()}`], "trixie");
  const root = join(folder, "root-postgres");
  mkdirSync(root);
  run("tar", ["-xf", tar, "-C", root]);
  for (const path of ["data", "run/postgresql"]) mkdirSync(join(root, path), { recursive: true });
  return root;
}

/** Starts the server as compose.yaml does: with a password, on a socket only. */
export async function startPostgres(folder: string, root: string) {
  const [uid = 0, gid = 0] = idsOf(root, "postgres");
  const [data, socket] = ["postgres-data", "postgres-socket"].map((name) => {
    const path = join(folder, name);
    mkdirSync(path);
    chownSync(path, uid, gid);
    return path;
  }) as [string, string];
  const bin = `/usr/lib/postgresql/${composeVersion()}/bin`;
  const place = {
    ...{ root, folder: "/", user: `${uid}:${gid}`, env: {} },
    writable: { "/data": data, "/run/postgresql": socket },
  };
  writeFileSync(join(socket, "password"), password, { mode: 0o644 });
  const made = runInRoot(place, [
    ...[`${bin}/initdb`, "-D", "/data", "-U", "site"],
    ...["--auth-local=scram-sha-256", "--pwfile=/run/postgresql/password"],
  ]);
  if ((await made.ended) !== 0) throw new Error(`initdb failed:\n${made.said()}`);
  rmSync(join(socket, "password"));
  const server = runInRoot(place, [
    ...[`${bin}/postgres`, "-D", "/data", "-k", "/run/postgresql", "-c", "listen_addresses="],
  ]);
  const url = (host: string, database = "site") =>
    `postgres://site:${password}@localhost/${database}?host=${host}`;
  const query = async (text: string, values: string[] = [], database = "site") => {
    const client = new pg.Client({ connectionString: url(socket, database) });
    try {
      await client.connect();
      return (await client.query(text, values)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  let hasEnded = false;
  server.ended.then(() => {
    hasEnded = true;
  });
  while (!(await query("select 1", [], "postgres").catch(() => null))) {
    if (hasEnded) throw new Error(`the server of PostgreSQL ended:\n${server.said()}`);
    await pause(50);
  }
  await query("create database site", [], "postgres");
  const [{ server_version: version }] = await query("show server_version");
  return {
    ...{ socket, url, version: String(version) },
    isStored: async (reference: string) => {
      const text = "select 1 from contact_submissions where reference = $1";
      return (await query(text, [reference])).length > 0;
    },
    async stop() {
      server.child.kill("SIGINT");
      await server.ended;
    },
  };
}
