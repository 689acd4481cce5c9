import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
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
    ...{ HOST: "127.0.0.1", PORT: port, SITE_URL: `http://localhost:${port}` },
    ...{ DATA_DIR: folder, PAYMENTS: "test", STAFF_IDLE_MINUTES: "60" },
  };
  if (!existsSync(folder)) await fill(folder, env);

  const site = spawn(process.execPath, ["build/server/main.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  const ended = new Promise<number>((done) => site.once("close", (code) => done(code ?? 1)));
  const lines = createInterface(site.stdout);
  await Promise.race([
    new Promise<void>((ready) =>
      lines.on("line", (line) => line.includes("the site is at") && ready()),
    ),
    ended.then(() => {
      throw new Error("The demo's site did not start; the reason is above.");
    }),
  ]);

  const config = readConfig(env);
  const database = await openDatabase(config);
  const link = await serveSignInLink(`${config.siteUrl}/staff`, makeOwnerSession(database));
  return {
    siteUrl: config.siteUrl,
    link: link.url,
    stop: () => site.kill("SIGTERM"),
    ended,
    async close() {
      await link.close();
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
    ...{ database, config, facts: currentFacts(), now: new Date() },
    logger: makeLogger("silent"),
  });
  await database.close();
  renameSync(unfinished, folder);
}

const clock = () => new Date();
const mails = { wake: () => {}, stop: async () => {} };

/** Starts sessions of the demo's owner, as a sign-in with her password would. */
export function makeOwnerSession({ db }: Pick<Database, "db">): StartSession {
  return async (device) => {
    const { id } = await db
      .selectFrom("people")
      .select("id")
      .where("role", "=", "owner")
      .orderBy("created_at")
      .executeTakeFirstOrThrow();
    const app = { db, clock, steadyClock: clock, mails };
    const origin = { visitor: "demo", browser: "", device };
    const signedIn = await startSession(app, id, origin, { isNew: true });
    if (signedIn.outcome !== "signed-in")
      throw new Error("The demo's owner cannot sign in: run npm run demo -- --again");
    return signedIn;
  };
}

/** Makes a staff session, and returns its cookie's token. */
export type StartSession = (device: string) => Promise<{ token: string; expiresAt: string }>;

/**
 * Runs a second server beside the site's, with one URL that signs one browser in and redirects to
 * `deskUrl`. Browsers send a host's cookies to all its ports, so the site needs no code for it. The
 * URL has 256 random bits, works once, and only on this machine.
 */
export async function serveSignInLink(deskUrl: string, startSession: StartSession) {
  const token = randomBytes(32).toString("base64url");
  let used = false;

  const server = createServer(async (request, response) => {
    const end = (status: number, text: string) =>
      response.writeHead(status, plain).end(`${text}\n`);
    if (request.method !== "GET") return end(405, "Open the link in a browser.");
    if (request.url !== `/${token}`) return end(404, "There is no such link.");
    if (used) return end(410, "This link has been used. Run npm run demo again for a new one.");
    // Set before the session is made, so that of two simultaneous requests only one gets it.
    used = true;
    const { token: session, expiresAt } = await startSession("The demo's link");
    const ends = new Date(expiresAt).toUTCString();
    response
      .writeHead(303, {
        ...plain,
        Location: deskUrl,
        "Set-Cookie": `staff=${session}; Path=/; HttpOnly; SameSite=Strict; Expires=${ends}`,
      })
      .end();
  });
  await new Promise<void>((listening, fail) => {
    server.once("error", fail);
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${new URL(deskUrl).hostname}:${port}/${token}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const plain = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};
