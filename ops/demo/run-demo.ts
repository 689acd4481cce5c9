import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { readConfig } from "~/core/config/config";
import { type Database, openDatabase } from "~/core/db/open";
import { makeLogger } from "~/core/log/logger";
import { currentFacts } from "~/facts/current-facts";
import { startSession } from "~/staff/sign-in/start-session.server";
import { fillDemo } from "./fill-demo";
import { type StartSession, serveSignInLink } from "./sign-in-link";

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
