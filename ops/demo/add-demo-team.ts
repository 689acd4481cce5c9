import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Actor, Role } from "../../app/core/sessions/people";
import type { Accounts } from "../../app/staff/sign-in/accounts";
import { newCodeSecret } from "../../app/staff/sign-in/one-time-code.server";

const colleagues = [
  { name: "Tobias Quillfeather", email: "tobias@coquinawellness.example", role: "desk" },
  { name: "Wren Castellanos-Mbeki", email: "wren@coquinawellness.example", role: "reader" },
] as const satisfies { name: string; email: string; role: Role }[];

const owner = { name: "Odalys Fenwick-Okafor", email: "odalys@coquinawellness.example" };

const door = { visitor: "demo", browser: "", device: "Firefox on Linux" };

/**
 * The first owner, and two colleagues whom she invites. Their passwords and code secrets are random
 * and not kept: the demo's sign-in link is the only way to sign in.
 */
export async function addDemoTeam(
  { accounts, setUpPath }: { accounts: Accounts; setUpPath: () => Promise<string | null> },
  now: Date,
): Promise<{ owner: Actor; desk: Actor }> {
  const token = (await setUpPath())?.split("/").at(-1) ?? "";
  const made = await accounts.setUpOwner({ token, ...owner, way: randomPassword(now), ...door });
  if (made.outcome !== "signed-in") throw new Error(`No owner was made: ${made.outcome}`);
  const by = await memberOf(accounts, owner.email);
  for (const { name, email, role } of colleagues) {
    const invited = await accounts.people.invite({ by, email, role });
    const path = invited.outcome === "invited" ? (invited.path ?? "") : "";
    const accepted = await accounts.people.accept({
      token: path.split("/").at(-1) ?? "",
      name,
      way: randomPassword(now),
      ...door,
    });
    if (accepted.outcome !== "signed-in") throw new Error(`${email}: ${accepted.outcome}`);
  }
  return { owner: by, desk: await memberOf(accounts, colleagues[0].email) };
}

async function memberOf(accounts: Accounts, email: string): Promise<Actor> {
  const { people } = await accounts.people.list();
  const member = people.find((person) => person.email === email);
  if (!member) throw new Error(`Nobody has the email ${email}`);
  return { id: member.id, name: member.name };
}

function randomPassword(now: Date) {
  const secret = newCodeSecret();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const password = randomBytes(24).toString("base64url");
  const code = totp.generate({ timestamp: now.getTime() });
  return { kind: "password" as const, password, secret, code };
}
