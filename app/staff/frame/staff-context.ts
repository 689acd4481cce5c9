import { createContext, data, type RouterContextProvider } from "react-router";
import { appContext } from "~/context";
import type { Actor, Role, StaffPerson } from "~/core/sessions/people";
import type { StaffSession } from "~/core/sessions/staff-sessions";

/** The session that the middleware of staff-layout.tsx has found. */
export const staffContext = createContext<StaffSession | null>(null);

/** A page or action that the person's role does not include, and the roles that may open it. */
export type NotAllowed = { allowed: readonly Role[]; person: StaffPerson };

/**
 * The app, the signed-in person, and the same person as actor, for history and audit. Throws 401
 * outside the layout of the desk, so that a page at a wrong place in routes.ts shows nothing.
 */
export function deskOf(context: Readonly<RouterContextProvider>) {
  const session = context.get(staffContext);
  if (!session) throw data(null, { status: 401 });
  const { person } = session;
  const actor: Actor = { id: person.id, name: person.name, role: person.role };
  return { app: context.get(appContext), actor, person, session };
}

export const signInPath = "/staff/sign-in";
/** First page after signing in when no page was requested. */
export const staffHome = "/staff";

/** A form that was posted without a session: its fields are sent again after signing in. */
export type SignedOut = { path: string; fields: [name: string, value: string][] };
