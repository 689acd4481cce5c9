import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { App } from "../../app/core/app";
import type { Actor, Role } from "../../app/core/sessions/people";
import { acceptInvitation } from "../../app/staff/people/accept-invitation.server";
import { invite } from "../../app/staff/people/invitations.server";
import { listPeople } from "../../app/staff/people/list-people.server";
import { setUpOwner, setUpPath } from "../../app/staff/people/set-up-owner.server";
import { newCodeSecret } from "../../app/staff/sign-in/one-time-code.server";

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
