import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { commandEnv } from "../tests/support/command-env";
import { bothEngines, makeDataDir, openTestDatabase } from "../tests/support/databases";
import { freePort } from "../tests/support/free-port";
import { type LaunchedSite, launchSite } from "../tests/support/launch-site";
import { nginxIsHere, startNginx } from "../tests/support/nginx";
import { waitUntil } from "../tests/support/wait-until";
import { type ReleaseServer, releaseOf, switchRelease } from "./switch-release";

/** A later release: another style, and a migration that adds a column and a table. */
const later = mkdtempSync(join(tmpdir(), "later-"));
afterAll(() => rmSync(later, { recursive: true, force: true }));

beforeAll(() => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  for (const file of files.toString().trim().split("\n"))
    if (/^(app|ops|public|[^/]+\.(json|ts|mjs))/.test(file))
      cpSync(file, join(later, file), { preserveTimestamps: true });
  symlinkSync(resolve("node_modules"), join(later, "node_modules"));
  writeFileSync(
    join(later, "app/core/db/migrations", "002-later.sql"),
    "-- compatible with 1\n\nalter table contact_submissions add column later text;\n\ncreate table later (name text primary key);\n",
  );
  appendFileSync(join(later, "app/enhance/after-load.ts"), "\nconsole.debug('later');\n");
  execFileSync("node_modules/.bin/react-router", ["typegen"], { cwd: later });
  execFileSync(process.execPath, ["ops/build.mjs", "--quiet"], { cwd: later });
}, 600_000);

/** A server with both releases, and two processes of this one behind nginx. */
async function aServer(engine: (typeof bothEngines)[number]) {
  const { settings, close, db } = await openTestDatabase(engine);
  const folder = makeDataDir();
  mkdirSync(join(folder, "releases"));
  for (const [name, from] of [
    ["one", process.cwd()],
    ["two", later],
  ] as const) {
    const release = join(folder, "releases", name);
    mkdirSync(release);
    for (const part of ["build", "ops", "package.json"])
      cpSync(join(from, part), join(release, part), { recursive: true, preserveTimestamps: true });
    symlinkSync(resolve("node_modules"), join(release, "node_modules"));
  }
  symlinkSync("releases/one", join(folder, "current"));
  const ports = [await freePort(), await freePort()];
  const { databaseUrl, dataDir } = settings;
  const nginx = await startNginx(ports, { limits: false });
  onTestFinished(nginx.stop);
  const env = {
    SITE_URL: "https://localhost",
    TRUSTED_PROXIES: "127.0.0.1",
    LIMIT_INQUIRIES: "1000000",
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const sites = new Map<number, LaunchedSite>();
  const start = (port: number) => {
    const main = join(releaseOf({ folder }, "current") ?? "", "build/server/main.js");
    const site = launchSite({ ...env, PORT: String(port) }, [], [process.execPath, main]);
    sites.set(port, site);
    return site;
  };
  const end = async (port: number) => {
    sites.get(port)?.child.kill("SIGTERM");
    await sites.get(port)?.ended;
  };
  onTestFinished(async () => void (await Promise.all(ports.map(end))));
  const server: ReleaseServer = {
    folder,
    ports,
    async restart(port) {
      await end(port);
      start(port);
    },
    run: (release, command) =>
      void execFileSync(process.execPath, [join(release, "ops/run.mjs"), command], {
        env: { ...commandEnv, ...env },
        stdio: ["ignore", "ignore", "inherit"],
      }),
    say: () => {},
    longestStart: 60_000,
  };
  await Promise.all(ports.map((port) => start(port).ready));
  return { server, nginx, db, close };
}

type Nginx = Awaited<ReturnType<typeof startNginx>>;

function ask({ tlsPort, certificate }: Nginx, path: string, body = "") {
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const to = { host: "127.0.0.1", port: tlsPort, ca: certificate, servername: "localhost" };
    const headers = { Host: "localhost", "Content-Type": "application/x-www-form-urlencoded" };
    const method = body ? "POST" : "GET";
    const sent = request({ ...to, path, method, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on("end", () => done({ status: response.statusCode ?? 0, text }));
    });
    sent.on("error", fail);
    sent.end(body);
  });
}

/** Readers and senders, until `stop`, which returns what was refused and what was acknowledged. */
function visitors(nginx: Nginx) {
  const failed: string[] = [];
  const references: string[] = [];
  let going = true;
  let asked = 0;
  const every = async (work: () => Promise<void>) => {
    while (going) await work();
  };
  const read = async (path: string) => {
    asked += 1;
    const { status } = await ask(nginx, path).catch((error) => ({ status: error.message }));
    if (status !== 200) failed.push(`${path} ${status}`);
  };
  const send = async () => {
    asked += 1;
    const body = new URLSearchParams({
      firstName: "Ann",
      lastName: "Lee",
      email: `ann${asked}@visitor.example`,
      phone: "904-555-0100",
      service: "general",
      message: `Inquiry ${asked}`,
      attempt: `attempt-${asked}`,
    });
    const answer = await ask(nginx, "/contact.json", String(body)).catch((error) => ({
      status: error.message,
      text: "{}",
    }));
    if (answer.status === 200) references.push(JSON.parse(answer.text).reference);
    else failed.push(`/contact.json ${answer.status}`);
  };
  const all = [
    ...["/", "/services", "/staff/sign-in", "/contact?treatment=tadalafil"].map((path) =>
      every(() => read(path)),
    ),
    every(send),
    every(send),
  ];
  return async () => {
    going = false;
    await Promise.all(all);
    return { failed, references, asked };
  };
}

const assetsIn = (page: string) => [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(String);

describe.skipIf(!nginxIsHere).each(bothEngines)("an update and the way back, on %s", (engine) => {
  it("fail no reader and lose no inquiry, and old and new pages find their files", async () => {
    const { server, nginx, db } = await aServer(engine);
    const oldFiles = assetsIn((await ask(nginx, "/contact")).text);
    const newOnly = readdirSync(join(later, "build/client/assets")).find(
      (name) => name.endsWith(".js") && !globSync(`build/client/assets/${name}`).length,
    );
    expect(newOnly).toBeDefined();
    const versions = () => db.selectFrom("schema_version").selectAll().execute();
    expect(await versions()).toEqual([{ version: 1, compatible_with: 1 }]);

    const stop = visitors(nginx);
    const two = join(server.folder, "releases/two");
    const seen: number[] = [];
    await switchRelease(
      {
        ...server,
        async restart(port) {
          // Between the two restarts, one process of each release serves the files of both.
          for (const one of server.ports) {
            const url = `http://127.0.0.1:${one}/assets/${newOnly}`;
            seen.push((await fetch(url, { headers: { Host: "localhost" } })).status);
          }
          await server.restart(port);
        },
      },
      two,
    );
    expect(seen).toEqual([200, 200, 200, 200]);
    expect(readlinkSync(join(server.folder, "current"))).toBe("releases/two");
    expect(await versions()).toEqual([{ version: 2, compatible_with: 1 }]);
    for (const path of oldFiles) expect((await ask(nginx, path)).status, path).toBe(200);

    await switchRelease(server, releaseOf(server, "previous") ?? "");
    expect(readlinkSync(join(server.folder, "current"))).toBe("releases/one");
    expect(await versions()).toEqual([{ version: 2, compatible_with: 1 }]);
    const { failed, references, asked } = await stop();
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    const stored = await db.selectFrom("contact_submissions").select("reference").execute();
    expect(stored.map((row) => row.reference).sort()).toEqual(references.sort());
    console.log(`${engine}: ${asked} requests, ${references.length} inquiries, none failed`);
  }, 600_000);
});

it("a release that does not serve is taken back, and the one before goes on", async () => {
  const { server, nginx } = await aServer("sqlite");
  const broken = join(server.folder, "releases/two");
  const stop = visitors(nginx);
  const migrated = { ...server };
  migrated.run = (release, command) => {
    server.run(release, command);
    writeFileSync(join(broken, "build/server/main.js"), "process.exit(1)");
  };
  await expect(switchRelease(migrated, broken)).rejects.toThrow("All processes serve one again");
  expect(readlinkSync(join(server.folder, "current"))).toBe("releases/one");
  expect(releaseOf(server, "previous")).toBe(null);
  await waitUntil(async () => (await ask(nginx, "/readyz")).status === 200);
  expect((await stop()).failed).toEqual([]);
}, 600_000);
