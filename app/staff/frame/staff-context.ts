import { createContext, data, type RouterContextProvider } from "react-router";
import { appContext } from "~/context";
import type { App } from "~/core/app";
import type { Actor, Role, StaffPerson } from "~/core/sessions/people";
import type { StaffSession } from "~/core/sessions/staff-sessions";

type Context = Readonly<RouterContextProvider>;

/** The session that admitStaff has found. */
export const staffContext = createContext<StaffSession | null>(null);

/** A page or action that somebody's role does not include: who may open it. */
export type NotAllowed = { allowed: readonly Role[]; person: StaffPerson };

/** The session at the desk. Throws 401 where `admitStaff` has admitted nobody. */
export function sessionOf(context: Context): StaffSession {
  const session = context.get(staffContext);
  if (!session) throw data(null, { status: 401 });
  return session;
}

/** The signed-in person, as history and audit name them. */
export function actorAt(context: Context): Actor {
  const { id, name, role } = sessionOf(context).person;
  return { id, name, role };
}

/**
 * The desk, and who is at it. Throws 401 where `admitStaff` has admitted nobody, so that a
 * page at a wrong place in routes.ts shows nothing.
 */
export function deskOf(context: Context): {
  app: App;
  actor: Actor;
  person: StaffPerson;
} {
  const { person } = sessionOf(context);
  return { app: context.get(appContext), actor: actorAt(context), person };
}
