import { randomBytes, randomUUID } from "node:crypto";
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
import { saveReply } from "../../app/staff/conversation/saved-replies.server";
import { addPerson } from "../../app/staff/people/join.server";
import { hashPassword } from "../../app/staff/sign-in/hash-password.server";
import { newCodeSecret } from "../../app/staff/sign-in/one-time-code.server";
import { saveDrafts } from "../../app/staff/website/drafts.server";
import { scheduleDrafts } from "../../app/staff/website/schedule.server";
import { instantAt, makePlayer } from "./play-event";
import { type Member, readyAnswers, refusedDomain, stories, team } from "./stories";

/**
 * Fills an empty, migrated database with a desk at work: three people, forty inquiries in every
 * state, appointments, payments, saved replies, a draft and a scheduled publication. The site's own
 * services write them in the order of time, so that history, audit log, search and mails (files in
 * the data folder) are as in use. All times count from `now`.
 */
export async function fillDemo({
  database: { db },
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
}) {
  let time = instantAt(now, [-20, "09:00"]);
  const clock = () => time;
  const currentFacts = () => facts;
  const app: App = {
    // Its visitors write more often than the limits of confirmations allow.
    config: { ...config, confirmations: { perMailbox: 1000, perHour: 1000 } },
    db,
    clock,
    steadyClock: clock,
    logger,
    currentFacts,
    ownFacts: facts,
    texts: null,
    // Renders no pages while the demo's past is written.
    site: await openLiveSite({
      db,
      clock,
      logger,
      ownFacts: facts,
      https: false,
      styles: null,
      compressedPages: null,
      render: async () => "",
    }),
    officeTime: clinicOfficeTime(currentFacts),
    checkout: makeTestCheckout({ db, clock, siteUrl: config.siteUrl }),
    products: makeTestProducts({ db }),
    background: makeBackground(),
    mails: { wake: () => {}, stop: async () => {} },
  };
  const people = await addTeam(app);
  for (const [title, body] of Object.entries(readyAnswers))
    await saveReply(app, { actor: people.owner, id: "", version: 0, title, body });

  const play = makePlayer(app, people, now);
  const deliver = makeDelivery({
    db,
    clock,
    logger,
    mailer: makeMailer(app),
    prepareMail: (queued) => prepareMail(app, queued),
  });
  const stopping = new AbortController().signal;
  const events = Object.entries(stories)
    .flatMap(([name, story]) =>
      story.map((event) => ({ name, event, at: instantAt(now, event.at) })),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { name, event, at } of events) {
    time = at;
    await play(name, event);
    await deliver.deliverDue({ stopping });
  }
  time = now;
  await changePrices(app, people.owner);
  await deliver.deliverDue({ stopping });
  await app.site.stop();
}

/**
 * The team's passwords are random and not kept, so that they need no slow hash: the demo's link is the only way
 * to sign in.
 */
async function addTeam({ db, clock }: App) {
  const people = {} as Record<Member, Actor>;
  for (const role of ["owner", "desk", "reader"] as const) {
    const person = { id: randomUUID(), role, ...team[role] };
    const password_hash = await hashPassword(randomBytes(24).toString("base64url"), 16);
    const columns = { password_hash, totp_secret: newCodeSecret(), totp_step: 0 };
    await addPerson(db, { ...person, columns, at: clock() });
    people[role] = person;
  }
  return people;
}

/** Schedules one price for three workdays from now, and leaves another as a draft. */
async function changePrices(app: App, actor: Actor) {
  const [first, second] = Object.entries(app.ownFacts.treatments).map(([slug, { price }]) => ({
    [`treatments.${slug}.price`]: String(Math.floor(price) - 10),
  }));
  await saveDrafts(app, { actor, typed: first ?? {} });
  const at = instantAt(app.clock(), [3, "08:00"]).toISOString();
  await scheduleDrafts(app, { actor, why: "New price list", at });
  await saveDrafts(app, { actor, typed: second ?? {} });
}

/** Writes mails as files, and refuses one domain. */
function makeMailer({ config, logger, currentFacts }: App): Mailer {
  const from = () => senderOf(config.mail, currentFacts());
  const files = makeFileMailer({ dataDir: config.dataDir, from, logger, production: false });
  return {
    ...files,
    async send(mail, stopped) {
      if (!mail.to.address.endsWith(refusedDomain)) return files.send(mail, stopped);
      const reason = "550 5.1.1 No such mailbox";
      const refused = { code: "EENVELOPE", responseCode: 550, reason, badRecipient: true };
      throw new MailRefusedError(refused);
    },
  };
}
