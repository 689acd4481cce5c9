import { join } from "node:path";
import { readAssets } from "~/core/http/memory-file";
import { startMailWorker } from "~/core/mail/mail-worker";
import { setUpPath } from "~/staff/people/join.server";
import type { App } from "./core/app";
import { makeBackground, repeat } from "./core/background";
import { backupInWorker } from "./core/backups/backup-job";
import { backupProblems } from "./core/backups/backup-problems";
import { takeBackup } from "./core/backups/take-backup";
import { ConfigError, configWarnings, readConfig } from "./core/config/config";
import { unsafeSettings } from "./core/config/unsafe-settings";
import { openDatabase } from "./core/db/open";
import { startHttp } from "./core/http/start-http";
import { logDestination, makeLogger } from "./core/log/logger";
import { deskMailbox, makeMailer, senderOf } from "./core/mail/mailer";
import { openLiveSite } from "./core/pages/live-site";
import { buildFolder, compressedFolder, readPageStyles } from "./core/pages/page-styles";
import { handleRequest, renderPage } from "./core/pages/render-page";
import { makePaymentProvider } from "./core/payment-provider/payment-provider";
import { startedText, tellSetUp } from "./core/process/tell-operator";
import { makeTwilio } from "./core/text-messages/twilio";
import { clinicOfficeTime } from "./core/time/office-time";
import { makeSteadyClock } from "./core/time/steady-clock";
import { currentFacts as builtFacts } from "./facts/current-facts";
import { isOwnClinic } from "./facts/identity";
import { startHousekeeping } from "./housekeeping";
import { prepareMail } from "./prepare-mail";
import { webhookPost } from "./site/payment/provider-events.server";
import { textsPath, textsPost } from "./staff/bookings/text-reminders.server";
import { publishDue } from "./staff/website/schedule.server";

/** Milliseconds between checks for a version that another process published or that is due. */
const lookEveryMs = 5000;

/**
 * Starts configuration, database, worker and web server; `stop` stops them in the reverse order.
 * In development the pages keep the whole site's style, and Vite serves the files.
 */
export async function startSite({ development = false } = {}) {
  const config = readConfig(process.env);
  const logger = makeLogger(config.logLevel, logDestination(process.stdout));
  const clock = () => new Date();
  const steadyClock = makeSteadyClock(clock);
  for (const warning of configWarnings(config)) logger.warn(warning);

  const database = await openDatabase(config, (error) =>
    logger.error({ err: error }, "connection to the database lost; the next query reconnects"),
  );
  const { db } = database;
  const problems = config.production ? await backupProblems(config) : [];
  if (problems.length > 0) throw new ConfigError(problems);
  const ownFacts = builtFacts();
  const site = await openLiveSite({
    db,
    clock,
    logger,
    ownFacts,
    render: renderPage,
    styles: development ? null : readPageStyles(buildFolder),
    // The build has those of its own clinic.
    compressedPages: development || !isOwnClinic ? null : join(buildFolder, compressedFolder),
    https: config.siteUrl.startsWith("https:"),
  });
  const { currentFacts } = site;
  // Defaults to the clinic's own email addresses, which are published facts.
  const from = senderOf(config.mail, currentFacts());
  const clinicTo = deskMailbox(config.mail, currentFacts());
  const inUse = { ...config, mail: { ...config.mail, from, clinicTo } };
  const unsafe = config.production ? unsafeSettings(inUse, config.allowed) : [];
  if (unsafe.length > 0) throw new ConfigError(unsafe);
  const mailer = makeMailer(config, logger, () => senderOf(config.mail, currentFacts()));
  const worker = startMailWorker({
    db,
    clock,
    logger,
    mailer,
    pollEveryMs: 5000,
    prepareMail: (queued) => prepareMail({ config, db, clock, logger, currentFacts }, queued),
  });
  const background = makeBackground();
  const app: App = {
    config: inUse,
    db,
    clock,
    steadyClock,
    logger,
    currentFacts,
    ownFacts,
    site,
    officeTime: clinicOfficeTime(currentFacts),
    ...makePaymentProvider({ config, db, clock }),
    texts: config.texts && makeTwilio(config.texts, config.siteUrl + textsPath),
    background,
    mails: { wake: worker.wake, stop: worker.stopMails },
  };
  const http = await startHttp(app, {
    assets: development
      ? new Map()
      : readAssets(join(buildFolder, "client"), {
          https: config.siteUrl.startsWith("https:"),
          clinic: config.clinic.folder,
        }),
    handleRequest,
    development,
    rawPosts: [webhookPost(app), textsPost(app)],
  });
  await tellSetUp(await setUpPath(app), config);
  const { url } = http;
  if (process.stdout.isTTY)
    process.stdout.write(startedText(config, { clinic: currentFacts().name, url }));
  else logger.info({ database: database.engine }, `the site is at ${url}`);

  const housekeeping = startHousekeeping(app, {
    mailer,
    takeBackup: (now) =>
      development
        ? takeBackup(config, now)
        : backupInWorker(join(buildFolder, "server/backup-worker.js"), config, now),
  });
  const publishing = repeat(
    async () => {
      await site.look();
      await publishDue(app);
    },
    { everyMs: lookEveryMs, name: "look for a version", logger },
  );
  const withinMs = config.shutdownSeconds * 1000;
  const stop = async () => {
    await Promise.all([
      http.stop(withinMs),
      worker.stop(withinMs),
      housekeeping.stop(),
      publishing.stop().then(site.stop),
      background.stop(),
    ]);
    await database.close();
  };
  return { listener: http.listener, stop, withinMs, logger };
}
