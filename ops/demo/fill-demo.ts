import type { App } from "../../app/core/app";
import { makeBackground } from "../../app/core/background";
import type { Config } from "../../app/core/config/config";
import type { Database } from "../../app/core/db/open";
import type { Logger } from "../../app/core/log/logger";
import { makeDelivery } from "../../app/core/mail/deliver-mail";
import { type Mailer, MailRefusedError } from "../../app/core/mail/mail";
import { makeFileMailer, senderOf } from "../../app/core/mail/mailer";
import { openLiveSite } from "../../app/core/pages/live-site";
import { makeTestCheckout, makeTestProducts } from "../../app/core/payment-provider/test-provider";
import type { Actor } from "../../app/core/sessions/people";
import { clinicOfficeTime } from "../../app/core/time/office-time";
import type { Facts } from "../../app/facts/facts-schema";
import { prepareMail } from "../../app/prepare-mail";
import { demoPayments, makeDemoPayments } from "./add-demo-payments";
import { addDemoTeam, changeDemoSite, saveDemoAnswers } from "./add-demo-team";
import { closedStories, newStories } from "./demo-stories";
import { openStories } from "./demo-stories-open";
import { instantAt, makePlayStory, type When } from "./play-story";

const stories = [...newStories, ...openStories, ...closedStories];

/**
 * Fills an empty, migrated database with a desk at work: three people, forty inquiries in every
 * state, appointments, payments, saved replies, a draft and a scheduled publication. Every row is
 * written by the site's own services, in the order of time, so that history, audit log, search and
 * mails (files in the data folder) are as in use. All times count from `now`. Returns the owner.
 */
export async function fillDemo({
  database,
  config,
  facts,
  logger,
  now,
}: {
  database: Database;
  config: Config;
  facts: Facts;
  logger: Logger;
  now: Date;
}): Promise<Actor> {
  const { db } = database;
  let time = instantAt(now, [-20, "09:00"]);
  const clock = () => time;
  const currentFacts = () => facts;
  // Renders no pages while the demo's past is written.
  const site = await openLiveSite({
    ...{ db, clock, logger, ownFacts: facts, https: false, styles: null, render: async () => "" },
  });
  const app: App = {
    // Its visitors write more often than the limits of confirmations allow.
    config: { ...config, setUpToken: "", confirmations: { perMailbox: 1000, perHour: 1000 } },
    ...{ db, clock, steadyClock: clock, logger, currentFacts },
    // Random passwords that nobody knows need no slow hash.
    passwordCost: 16,
    ...{ ownFacts: facts, site },
    officeTime: clinicOfficeTime(currentFacts),
    checkout: makeTestCheckout({ db, clock, siteUrl: config.siteUrl }),
    products: makeTestProducts({ db }),
    background: makeBackground(),
    mails: { wake: () => {}, stop: async () => {} },
  };
  const team = await addDemoTeam(app);
  const play = makePlayStory({ app, facts, team, now });
  const deliver = deliverMails(app);
  const payments = makeDemoPayments(app);

  const agenda: { at: When; run: () => Promise<unknown> }[] = [];
  for (const [n, story] of stories.entries()) {
    agenda.push({ at: story.at, run: () => play.receive(story, n) });
    for (const step of story.steps ?? [])
      agenda.push({ at: step.at, run: () => play.step(story, step) });
  }
  for (const [n, payment] of demoPayments.entries()) {
    let id = "";
    agenda.push({
      at: payment.at,
      run: async () => {
        id = await payments.pay(payment, `demo-payment-${n}`);
        if (payment.linkedTo)
          await payments.link(id, play.referenceOf(payment.linkedTo), team.owner);
      },
    });
    const { reversal } = payment;
    if (reversal) agenda.push({ at: reversal.at, run: () => payments.reverse(id, reversal) });
  }
  agenda.push({ at: [-15, "09:00"], run: () => saveDemoAnswers(app, team.owner) });
  agenda.push({
    at: [-1, "13:00"],
    run: () => changeDemoSite(app, team.owner, now),
  });

  const inOrder = agenda
    .map(({ at, run }) => ({ at: instantAt(now, at), run }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, run } of inOrder) {
    time = at;
    await run();
    await deliver();
  }
  time = now;
  await deliver();
  await site.stop();
  return team.owner;
}

/** Mailboxes of this domain are refused, as a mistyped email's would be. */
const refusedDomain = "@mistyped.example";

/** Returns a function that writes the due mails as files, at the clock's time. */
function deliverMails(app: App): () => Promise<void> {
  const { config, logger, currentFacts } = app;
  const from = () => senderOf(config.mail, currentFacts());
  const files = makeFileMailer({ dataDir: config.dataDir, from, logger, production: false });
  const mailer: Mailer = {
    ...files,
    async send(mail, stopped) {
      if (!mail.to.address.endsWith(refusedDomain)) return files.send(mail, stopped);
      const reason = "550 5.1.1 No such mailbox";
      const refused = { code: "EENVELOPE", responseCode: 550, reason, badRecipient: true };
      throw new MailRefusedError(refused);
    },
  };
  const { deliverDue } = makeDelivery({
    ...app,
    mailer,
    prepareMail: (queued) => prepareMail(app, queued),
  });
  const stopping = new AbortController().signal;
  return () => deliverDue({ stopping });
}
