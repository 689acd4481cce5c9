import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { App } from "../../app/core/app";
import type { Actor, Role } from "../../app/core/sessions/people";
import { saveAnswer } from "../../app/staff/conversation/ready-answers.server";
import { invite } from "../../app/staff/people/invitations.server";
import { acceptInvitation, setUpOwner, setUpPath } from "../../app/staff/people/join.server";
import { listPeople } from "../../app/staff/people/list-people.server";
import { newCodeSecret } from "../../app/staff/sign-in/one-time-code.server";
import { saveDrafts } from "../../app/staff/website/drafts.server";
import { scheduleDrafts } from "../../app/staff/website/publish-facts.server";
import { instantAt } from "./play-story";

const colleagues = [
  { name: "Tobias Quillfeather", email: "tobias@coquinawellness.example", role: "desk" },
  { name: "Wren Castellanos-Mbeki", email: "wren@coquinawellness.example", role: "reader" },
] as const satisfies { name: string; email: string; role: Role }[];

const owner = { name: "Odalys Fenwick-Okafor", email: "odalys@coquinawellness.example" };

const origin = { visitor: "demo", browser: "", device: "Firefox on Linux" };

/**
 * Makes the first owner, and two colleagues whom she invites. Their passwords and code secrets are
 * random and not kept: the demo's sign-in link is the only way to sign in.
 */
export async function addDemoTeam(app: App): Promise<{ owner: Actor; desk: Actor }> {
  const now = app.clock();
  const token = (await setUpPath(app))?.split("/").at(-1) ?? "";
  const made = await setUpOwner(app, { token, ...owner, method: randomPassword(now), ...origin });
  if (made.outcome !== "signed-in")
    throw new Error(`The demo's owner was not created: ${made.outcome}`);
  const by = await memberOf(app, owner.email);
  for (const { name, email, role } of colleagues) {
    const invited = await invite(app, { by, email, role });
    const path = invited.outcome === "invited" ? (invited.path ?? "") : "";
    const accepted = await acceptInvitation(app, {
      token: path.split("/").at(-1) ?? "",
      name,
      method: randomPassword(now),
      ...origin,
    });
    if (accepted.outcome !== "signed-in")
      throw new Error(`The demo's invitation of ${email} was not accepted: ${accepted.outcome}`);
  }
  return { owner: by, desk: await memberOf(app, colleagues[0].email) };
}

async function memberOf(app: App, email: string): Promise<Actor> {
  const people = await listPeople(app);
  const member = people.find((person) => person.email === email);
  if (!member) throw new Error(`The demo's team has nobody with the email ${email}`);
  return { id: member.id, name: member.name };
}

function randomPassword(now: Date) {
  const secret = newCodeSecret();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const password = randomBytes(24).toString("base64url");
  const code = totp.generate({ timestamp: now.getTime() });
  return { kind: "password" as const, password, secret, code };
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

export async function saveDemoAnswers(app: App, owner: Actor) {
  for (const answer of readyAnswers)
    await saveAnswer(app, { actor: owner, id: "", version: 0, ...answer });
}

/** Schedules one price change in three workdays, and leaves another as a draft. */
export async function changeDemoSite(
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
