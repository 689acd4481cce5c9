import { randomUUID } from "node:crypto";
import type { App } from "~/core/app";
import { takeAttempt } from "~/core/limits/attempt-limit";
import type { StaffPerson } from "~/core/sessions/people";
import { readLink } from "~/staff/people/join.server";
import { askForNewPasskey, askForPasskey } from "~/staff/sign-in/passkeys.server";
import { browserMark, type SignInOrigin } from "~/staff/sign-in/start-session.server";

/** The passkey requested from a browser: an existing one, or a new one. */
export type PasskeyAsked =
  | { for: "sign-in" }
  | { for: "prove" | "add"; person: StaffPerson }
  /** `token` is the link's. */
  | { for: "join"; token: string; name: string; email: string };

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
  switch (asked.for) {
    case "sign-in":
      return { browser, options: await askForPasskey(app, "", { purpose: "sign-in", browser }) };
    case "prove": {
      const { id } = asked.person;
      return { browser, options: await askForPasskey(app, id, { purpose: "prove", browser }) };
    }
    case "add": {
      const purpose = { purpose: "add" as const, browser };
      return { browser, options: await askForNewPasskey(app, asked.person, purpose) };
    }
    case "join": {
      const link = await readLink(app, asked.token);
      if (link.state !== "open") return null;
      const person = {
        id: link.personId ?? randomUUID(),
        name: link.name || asked.name,
        email: link.email || asked.email,
      };
      const purpose = { purpose: "new" as const, browser };
      return { browser, options: await askForNewPasskey(app, person, purpose) };
    }
  }
}
