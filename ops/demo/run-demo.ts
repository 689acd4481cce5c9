import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { readConfig } from "~/core/config/config";
import { type Database, openDatabase } from "~/core/db/open";
import { makeLogger } from "~/core/log/logger";
import { currentFacts } from "~/facts/current-facts";
import { startSession } from "~/staff/sign-in/start-session.server";
import { fillDemo } from "./fill-demo";

const folder = "data-demo";

/** Prints the link to the desk, and ends with the site. `--again` deletes the data first. */
export async function run(options: readonly string[]) {
  if (options.some((option) => option !== "--again"))
    throw new Error("Usage: npm run demo [-- --again]");
  if (options.includes("--again")) rmSync(folder, { recursive: true, force: true });
  const port = process.env.PORT || "3000";
  const demo = await openDemo({ folder, port, settings: process.env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, demo.stop);
  console.log(`
The demo is at ${demo.siteUrl}

  The desk    ${demo.link}
              signs this browser in as the owner; it works once
  Mails       ${folder}/mail
  To stop     press Ctrl+C
  Anew        npm run demo -- --again (deletes ${folder} first)
`);
  const code = await demo.ended;
  await demo.close();
  process.exit(code);
}

/** Environment variables that the demo inherits: never a setting such as DATABASE_URL. */
const kept = ["PATH", "HOME", "LANG", "TMPDIR", "NODE_OPTIONS"];

type Environment = Record<string, string | undefined>;

/**
 * Runs the built site on loopback, with the demo's data in `folder`, which is filled unless it
 * exists. `link` signs one browser in as the owner. `ended` resolves to the site's exit code; the
 * caller awaits it and then calls `close`. Throws in production, and when the site does not start.
 */
export async function openDemo({
  folder,
  port,
  settings,
}: {
  folder: string;
  port: string;
  settings: Environment;
}) {
  if (settings.NODE_ENV === "production")
    throw new Error("The demo does not run with NODE_ENV=production: its link needs no password.");
  const env = {
    ...Object.fromEntries(kept.flatMap((name) => (settings[name] ? [[name, settings[name]]] : []))),
    HOST: "127.0.0.1",
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    PAYMENTS: "test",
    STAFF_IDLE_MINUTES: "60",
  };
  if (!existsSync(folder)) await fill(folder, env);

  const site = spawn(process.execPath, ["build/server/main.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  const ended = new Promise<number>((done) => site.once("close", (code) => done(code ?? 1)));
  const ready = new Promise<"ready">((resolve) => {
    createInterface(site.stdout).on("line", (line) => {
      if (line.includes("the site is at")) resolve("ready");
    });
  });
  if ((await Promise.race([ready, ended])) !== "ready")
    throw new Error("The demo's site did not start; the reason is above.");

  const config = readConfig(env);
  const database = await openDatabase(config);
  const link = await serveSignInLink(database, `${config.siteUrl}/staff`);
  return {
    siteUrl: config.siteUrl,
    link: link.url,
    stop: () => site.kill("SIGTERM"),
    ended,
    async close() {
      link.close();
      await database.close();
    },
  };
}

/**
 * Fills a temporary folder and renames it, so that an interrupted run leaves no incomplete demo.
 */
async function fill(folder: string, env: Environment) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const config = readConfig({ ...env, DATA_DIR: unfinished });
  const database = await openDatabase(config);
  console.log("Filling the demo with invented inquiries…");
  await fillDemo({
    database,
    config,
    facts: currentFacts(),
    now: new Date(),
    logger: makeLogger("silent"),
  });
  await database.close();
  renameSync(unfinished, folder);
}

/**
 * Runs a second server beside the site's, with one URL that starts a session of the demo's owner
 * and redirects to `deskUrl`. Browsers send a host's cookies to all its ports, so the site needs no
 * code for it. The URL has 256 random bits, works once, and only on this machine.
 */
export async function serveSignInLink({ db }: Pick<Database, "db">, deskUrl: string) {
  const path = `/${randomBytes(32).toString("base64url")}`;
  let used = false;

  const server = createServer(async (request, response) => {
    const end = (status: number, text: string, headers = {}) =>
      response.writeHead(status, { ...plain, ...headers }).end(`${text}\n`);
    if (request.method !== "GET") return end(405, "Open the link in a browser.");
    if (request.url !== path) return end(404, "There is no such link.");
    if (used) return end(410, "This link has been used. Run npm run demo again for a new one.");
    // Set before the session is made, so that of two simultaneous requests only one gets it.
    used = true;
    const session = await startOwnerSession(db);
    if (!session) return end(500, "The demo has no owner: run npm run demo -- --again");
    const ends = new Date(session.expiresAt).toUTCString();
    end(303, "The desk", {
      Location: deskUrl,
      "Set-Cookie": `staff=${session.token}; Path=/; HttpOnly; SameSite=Strict; Expires=${ends}`,
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${new URL(deskUrl).hostname}:${port}${path}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Signs in the demo's owner as her password would; null without an owner. */
async function startOwnerSession(db: Database["db"]) {
  const owner = await db
    .selectFrom("people")
    .select("id")
    .where("role", "=", "owner")
    .orderBy("created_at")
    .executeTakeFirst();
  const clock = () => new Date();
  const app = { db, clock, steadyClock: clock, mails: { wake: () => {}, stop: async () => {} } };
  const origin = { visitor: "demo", browser: "", device: "The demo's link" };
  const started = owner && (await startSession(app, owner.id, origin, { isNew: true }));
  return started?.outcome === "signed-in" ? started : null;
}

const plain = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};
