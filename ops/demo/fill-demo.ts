import type { App } from "../../app/core/app";
import { makeBackground } from "../../app/core/background";
import type { Config } from "../../app/core/config/config";
import type { Database } from "../../app/core/db/open";
import type { Logger } from "../../app/core/log/logger";
import { openLiveSite } from "../../app/core/pages/live-site";
import { makeTestCheckout, makeTestProducts } from "../../app/core/payment-provider/test-provider";
import type { Actor } from "../../app/core/sessions/people";
import { clinicOfficeTime } from "../../app/core/time/office-time";
import type { Facts } from "../../app/facts/facts-schema";
import { saveAnswer } from "../../app/staff/conversation/ready-answers.server";
import { saveDrafts } from "../../app/staff/website/drafts.server";
import { scheduleDrafts } from "../../app/staff/website/scheduled.server";
import { demoPayments, makeDemoPayments } from "./add-demo-payments";
import { addDemoTeam } from "./add-demo-team";
import { deliverDemoMails } from "./deliver-demo-mails";
import { closedStories } from "./demo-stories-closed";
import { newStories } from "./demo-stories-new";
import { openStories } from "./demo-stories-open";
import { makePlayStory } from "./play-story";
import { instantAt, type When } from "./story";

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
    // The demo accepts its invitations directly, without their mails.
    config: { ...config, mail: { ...config.mail, smtpUrl: null }, setUpToken: "" },
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
  const deliver = deliverDemoMails({ db, config, facts, logger, clock });
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

const readyAnswers = [
  {
    title: "First visit",
    body: "Hello {first name},\n\nthank you for writing. The first consultation is free. When may we call you?",
  },
  {
    title: "We could not reach you",
    body: "Hello {first name},\n\nwe tried to call you. Please write to us here, or call during office hours ({hours}): {phone}.",
  },
  {
    title: "Insurance",
    body: "Hello {first name},\n\nwe do not bill insurance companies. Our prices are on our website.",
  },
];

async function saveDemoAnswers(app: App, owner: Actor) {
  for (const answer of readyAnswers)
    await saveAnswer(app, { actor: owner, id: "", version: 0, ...answer });
}

/** Schedules one price change in three workdays, and leaves another as a draft. */
async function changeDemoSite(
  app: Pick<App, "db" | "clock" | "ownFacts">,
  owner: Actor,
  now: Date,
) {
  const { treatments } = app.ownFacts;
  const [first, second] = Object.entries(treatments);
  if (!first || !second) throw new Error("The demo needs two treatments, and the facts hold fewer");
  const lower = ([slug, { price }]: typeof first) => ({
    [`treatments.${slug}.price`]: String(Math.floor(price) - 10),
  });
  await saveDrafts(app, { actor: owner, typed: lower(first) });
  const at = instantAt(now, [3, "08:00"]).toISOString();
  const scheduled = await scheduleDrafts(app, { actor: owner, why: "New price list", at });
  if (scheduled.outcome !== "scheduled")
    throw new Error(`The demo's price change was not scheduled: ${scheduled.outcome}`);
  await saveDrafts(app, { actor: owner, typed: lower(second) });
}
