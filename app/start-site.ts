import { join } from "node:path";
import { currentFacts as builtFacts } from "../app/facts/current-facts";
import { auditDoor } from "./accounts/audit-door";
import { endSurely } from "./accounts/end-surely";
import { makeAccounts } from "./accounts/make-accounts";
import { sharedSecret } from "./accounts/shared-secret";
import { startStaffMails } from "./accounts/staff-mails/send-staff-mails";
import { backupInWorker } from "./backups/backup-in-worker";
import { takeBackup } from "./backups/take-backup";
import { makeAnswerBooking } from "./bookings/answer-booking";
import { makeReadBooking } from "./bookings/read-booking";
import { buildFolder } from "./build-folder";
import { ConfigError, readConfig } from "./config";
import { configWarnings } from "./config-warnings";
import { openDatabase } from "./db/open";
import { makeDesk } from "./desk/make-desk";
import { readAssets } from "./http/files/assets";
import { renderPage, serverBuild } from "./http/pages/built-pages";
import { readPageStyles } from "./http/pages/page-styles";
import { startHttp } from "./http/start-http";
import { makeReceiveWebhook } from "./http/webhook";
import { makeReceiveInquiry } from "./inquiries/receive-inquiry";
import { issueStatusLink } from "./inquiries/status-link";
import { makeVisitorPage } from "./inquiries/visitor-page";
import { logDestination } from "./log-destination";
import { makeLogger } from "./logger";
import { deskMailbox, senderOf } from "./mails/clinic-mailboxes";
import { makeComposeMail } from "./mails/compose-mail";
import { makeComposeStaffMail } from "./mails/staff-mail";
import { startMailWorker } from "./outbox/mail-worker";
import { mailboxKey } from "./outbox/mailbox-hash";
import { makeStopConfirmations } from "./outbox/stop-confirmations";
import { makeEndPayment } from "./payments/end-payment";
import { makeReadPayment } from "./payments/read-payment";
import { makeRecordPayment } from "./payments/record-payment";
import { makeRecordReversal } from "./payments/record-reversal";
import { makeStartPayment } from "./payments/start-payment";
import { makeProductUpdates } from "./products/product-updates";
import { makeMailer } from "./providers/mailer";
import { makePaymentProvider } from "./providers/payment-provider";
import { openSite } from "./publishing/open-site";
import { startHousekeeping } from "./start-housekeeping";
import { startedText } from "./started-text";
import { makeSteadyClock } from "./steady-clock";
import { tellSetUp } from "./tell-set-up";
import { allowedRisks, unsafeFaults } from "./unsafe-settings";

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
    logger.error({ err: error }, "connection to the database lost"),
  );
  const { db } = database;
  const site = await openSite({
    ...{ db, clock, logger, config, render: renderPage },
    styles: development ? null : readPageStyles(buildFolder),
    ownFacts: builtFacts(),
  });
  const { currentFacts } = site;
  // Defaults to the clinic's own addresses, which are published facts.
  const from = senderOf(config.mail, currentFacts());
  const clinicTo = deskMailbox(config.mail, currentFacts());
  const inUse = { ...config, mail: { ...config.mail, from, clinicTo } };
  const faults = config.production ? unsafeFaults(inUse, config.allowed) : [];
  if (faults.length > 0) throw new ConfigError(faults);
  const mailer = makeMailer(config, logger, () => senderOf(config.mail, currentFacts()));
  const mailboxes = await sharedSecret(db, mailboxKey);
  const worker = startMailWorker({
    db,
    mailer,
    confirmations: { key: mailboxes, ...config.confirmations },
    composeMail: makeComposeMail(
      config,
      currentFacts,
      (id) => issueStatusLink(db, id, clock()),
      makeReadBooking(db),
    ),
    clock,
    logger,
    pollEveryMs: 5000,
  });
  const recordPayment = makeRecordPayment({ db, clock, logger });
  const recordReversal = makeRecordReversal({ db, clock, logger });
  const {
    checkout: provider,
    products,
    testCheckout,
  } = makePaymentProvider({
    config,
    db,
    clock,
    recordPayment,
  });
  const productUpdates = makeProductUpdates({
    db,
    clock,
    logger,
    currentFacts,
    provider: products,
  });
  const staffMails = startStaffMails({
    ...{ db, clock, logger, mailer },
    compose: makeComposeStaffMail(config.siteUrl, currentFacts),
    pollEveryMs: 5000,
  });
  const { accounts, setUpPath } = await makeAccounts({
    db,
    clock,
    steadyClock,
    logger,
    siteUrl: config.siteUrl,
    currentFacts,
    idleMinutes: config.idleMinutes,
    setUpToken: config.setUpToken,
    copiesLinks: config.mail.smtpUrl === null,
    wakeMails: staffMails.wake,
  });
  const http = await startHttp({
    config,
    logger,
    db,
    clock: steadyClock,
    currentFacts,
    currentPages: site.currentPages,
    assets: development
      ? new Map()
      : readAssets(join(buildFolder, "client"), {
          https: config.siteUrl.startsWith("https:"),
        }),
    build: serverBuild,
    development,
    visitorSecret: await sharedSecret(db, "visitor-key"),
    receiveWebhook: makeReceiveWebhook({ provider, recordPayment, recordReversal, logger }),
    services: {
      receiveInquiry: makeReceiveInquiry({ db, clock, logger, wakeWorker: worker.wake }),
      accounts: auditDoor({ db, clock, logger, accounts: endSurely({ accounts, logger }) }),
      providerIsSetUp: products !== null,
      startPayment: makeStartPayment({ db, clock, logger, provider, siteUrl: config.siteUrl }),
      readPayment: makeReadPayment({ db, clock, logger, provider }),
      endPayment: makeEndPayment({ db, logger, provider, recordPayment }),
      ...testCheckout,
      ...productUpdates,
      stopConfirmations: makeStopConfirmations({ db, clock, key: mailboxes }),
      ...makeVisitorPage({ db, clock, logger }),
      answerBooking: makeAnswerBooking({ db, clock, wakeWorker: worker.wake }),
      desk: makeDesk({
        db,
        clock,
        wakeWorker: worker.wake,
        config,
        products,
        currentFacts,
        site: site.desk,
        allowedRisks: config.production ? allowedRisks(inUse) : [],
        stopMails: worker.stopMails,
      }),
    },
  });
  await tellSetUp(await setUpPath(), config);
  const { address } = http;
  if (process.stdout.isTTY)
    process.stdout.write(startedText(config, { clinic: currentFacts().name, address }));
  else logger.info({ database: database.engine }, `the site is at ${address}`);

  const housekeeping = startHousekeeping({
    db,
    clock,
    logger,
    mailer,
    provider,
    recordPayment,
    config,
    currentFacts,
    takeBackup: (now) =>
      development
        ? takeBackup(config, now)
        : backupInWorker(join(buildFolder, "server/backup-worker.js"), config, now),
  });
  const withinMs = config.shutdownSeconds * 1000;
  const stop = async () => {
    await Promise.all([
      http.stop(withinMs),
      staffMails.stop().then(() => worker.stop(withinMs)),
      housekeeping.stop(),
      site.stop(),
      // Also ends the responses that show its progress.
      productUpdates.stop(),
    ]);
    await database.close();
  };
  return { listener: http.listener, stop, withinMs, logger };
}
