import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { currentFacts } from "../../app/facts/current-facts";
import { readConfig } from "../../server/config";
import { openDatabase } from "../../server/db/open";
import { fillDemo } from "../../server/demo/fill-demo";
import { makeOwnerSession } from "../../server/demo/owner-session";
import { refuseProduction, serveSignInLink } from "../../server/demo/sign-in-link";
import { makeLogger } from "../../server/logger";

const folder = "data-demo";
/** What the demo takes over from its environment: never a setting such as DATABASE_URL. */
const kept = ["PATH", "HOME", "LANG", "TMPDIR", "NODE_OPTIONS"];

/**
 * Fills `data-demo/` unless it exists (`--again` begins anew), starts the built site with it on
 * loopback, prints the link that signs a browser in as the owner, and stops with the site.
 */
export async function runDemo(options: readonly string[], settings = process.env) {
  const unknown = options.find((option) => option !== "--again");
  if (unknown) throw new Error("Usage: npm run demo [-- --again]");
  refuseProduction(settings);
  const port = settings.PORT || "3000";
  const env = {
    ...Object.fromEntries(kept.flatMap((name) => (settings[name] ? [[name, settings[name]]] : []))),
    ...{ HOST: "127.0.0.1", PORT: port, SITE_URL: `http://localhost:${port}` },
    ...{ DATA_DIR: folder, PAYMENTS: "test", STAFF_IDLE_MINUTES: "60" },
  };
  if (options.includes("--again")) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(folder)) await fill(env);

  const site = spawn(process.execPath, ["build/server/main.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...env, LOG_LEVEL: "info" },
  });
  const ended = new Promise<number>((done) => site.once("close", (code) => done(code ?? 1)));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => site.kill(signal));
  const lines = createInterface(site.stdout);
  const started = await Promise.race([
    new Promise<true>((ready) =>
      lines.on("line", (line) => line.includes("the site is at") && ready(true)),
    ),
    ended.then(() => false),
  ]);
  if (!started) process.exit(await ended);

  const config = readConfig(env);
  const database = await openDatabase(config);
  const startSession = makeOwnerSession(database, config);
  const deskUrl = `${config.siteUrl}/staff`;
  const link = await serveSignInLink({ env: settings, deskUrl, startSession });
  console.log(`
The demo is at ${config.siteUrl}

  The desk    ${link.url}
              signs this browser in as the owner; it works once
  Mails       ${folder}/mail
  To stop     press Ctrl+C
  Anew        npm run demo -- --again (deletes ${folder} first)
`);
  const code = await ended;
  await link.close();
  await database.close();
  process.exit(code);
}

/** In a folder of another name first: an interrupted run leaves no half-filled demo. */
async function fill(env: Record<string, string | undefined>) {
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
