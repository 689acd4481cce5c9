import { randomUUID } from "node:crypto";
import type { App } from "~/core/app";
import { takeAttempt } from "~/core/limits/attempt-limit";
import type { StaffPerson } from "~/core/sessions/people";
import { readLink } from "~/staff/people/join.server";
import { askForNewPasskey, askForPasskey } from "~/staff/sign-in/passkeys.server";
import type { SignInOrigin } from "~/staff/sign-in/start-session.server";

/** The passkey requested from a browser: an existing one of `person`, or a new one. */
type Asked = {
  /** "sign-in", "reauthenticate" (that it is still the person), "add" (one more) or "join" (by a link). */
  for: string;
  person?: StaffPerson | undefined;
  /** The link's. */
  token?: string;
  name?: string;
  email?: string;
};

/** Requests from one IP address in ten minutes; a whole office may share it. */
const requests = { name: "passkey", limit: 300, windowMs: 600_000 };

/**
 * Options with which a browser asks for a passkey, as JSON. null: without a session, the link is
 * not open, or there were too many requests. `browser`: the mark of the browser that must respond,
 * "" without an earlier sign-in.
 */
export async function passkeyOptions(
  app: App,
  request: Asked,
  { visitor, browser }: Pick<SignInOrigin, "visitor" | "browser">,
): Promise<object | null> {
  if (!(await takeAttempt(app, requests, visitor)).allowed) return null;
  const { for: what, person, token = "", name = "", email = "" } = request;
  if (what === "sign-in") return askForPasskey(app, "", { purpose: what, browser });
  if (what === "reauthenticate" && person)
    return askForPasskey(app, person.id, { purpose: what, browser });
  if (what === "add" && person) return askForNewPasskey(app, person, { purpose: what, browser });
  if (what !== "join") return null;
  const link = await readLink(app, token);
  if (link.state !== "open") return null;
  const joining = {
    id: link.personId ?? randomUUID(),
    name: link.name || name,
    email: link.email || email,
  };
  return askForNewPasskey(app, joining, { purpose: "new", browser });
}
