import { randomUUID } from "node:crypto";
import type { App } from "~/core/app";
import { takeAttempt } from "~/core/http/attempt-limit";
import { findInvitation } from "~/core/sessions/invitations";
import type { StaffSession } from "~/core/sessions/staff-sessions";
import { readSetUp } from "~/staff/people/join.server";
import { askForNewPasskey, askForPasskey } from "~/staff/sign-in/passkeys.server";
import { browserMark, type SignInOrigin } from "~/staff/sign-in/start-session.server";

/** The passkey requested from a browser: an existing one, or a new one. */
export type PasskeyAsked =
  | { for: "sign-in" }
  | { for: "prove" | "add"; session: StaffSession }
  /** `token` is the link's. */
  | { for: "set-up" | "invitation"; token: string; name: string; email: string };

/** Requests from one IP address in ten minutes; a whole office may share it. */
const requests = { name: "passkey", limit: 300, windowMs: 600_000 };

/**
 * Options with which a browser asks for a passkey, as JSON. null: the link is not open, or there
 * were too many requests. `browser` identifies the browser that must respond; "" makes a new mark.
 */
export async function passkeyOptions(
  app: App,
  asked: PasskeyAsked,
  { visitor, browser: mark }: Pick<SignInOrigin, "visitor" | "browser">,
): Promise<{ options: object; browser: string } | null> {
  if (!(await takeAttempt(app, requests, visitor)).allowed) return null;
  const browser = browserMark(mark);
  const optionsFor = async () => {
    switch (asked.for) {
      case "sign-in":
        return askForPasskey(app, "", { purpose: "sign-in", browser });
      case "prove":
        return askForPasskey(app, asked.session.person.id, { purpose: "prove", browser });
      case "add":
        return askForNewPasskey(app, asked.session.person, { purpose: "add", browser });
      case "set-up":
      case "invitation": {
        const whom = await personOf(app, asked);
        return whom && askForNewPasskey(app, whom, { purpose: "new", browser });
      }
    }
  };
  const options = await optionsFor();
  return options && { options, browser };
}

/** For whom a link makes a passkey; null: the link is not open. */
async function personOf(app: App, asked: Extract<PasskeyAsked, { token: string }>) {
  const { name, email } = asked;
  if (asked.for === "set-up") {
    const isOpen = (await readSetUp(app, asked.token)) === "open";
    return isOpen ? { id: randomUUID(), name, email } : null;
  }
  const found = await findInvitation(app.db, asked.token, app.clock());
  if (found.state !== "open") return null;
  const { invitation } = found;
  const { person } = invitation;
  return {
    id: person?.id ?? randomUUID(),
    name: person?.name ?? name,
    email: invitation.email,
  };
}
