import { createContext, data, type RouterContextProvider } from "react-router";
import { appContext, refusalContext, servicesContext } from "~/context";
import type { App } from "~/core/app";
import type { Actor, Role, StaffPerson } from "~/core/sessions/people";
import type { StaffSession } from "~/core/sessions/staff-sessions";
import type { WholeDesk } from "~/desk-services";
import { requireReauthentication } from "~/staff/sign-in/require-reauthentication.server";
import { requireStaff } from "~/staff/sign-in/staff-session.server";
import { onlyAction, permissionFor } from "./permissions";

type Context = Readonly<RouterContextProvider>;

const staffContext = createContext<StaffSession | null>(null);

/**
 * Guards every page and action of the desk: none runs without a session, the permission of
 * contracts/permissions.ts and the fresh authentication where that requires one. `path` is the page's
 * path in routes.ts. A request that was already refused is not admitted either.
 */
export async function admitStaff({
  request,
  context,
  path,
}: {
  request: Request;
  context: Context;
  path: string;
}) {
  const refused = context.get(refusalContext);
  if (refused) throw data(null, { status: refused });
  const session = await requireStaff(request, context);
  const permission = permissionFor(path, await actionOf(request, path));
  if (permission === undefined) {
    const isPage = permissionFor(path, "see") !== undefined;
    throw data(null, { status: path.endsWith("*") ? 404 : isPage ? 400 : 403 });
  }
  const { person } = session;
  if (!permission.roles.includes(person.role))
    throw data<NotAllowed>({ allowed: permission.roles, person }, { status: 403 });
  if (permission.fresh) await requireReauthentication({ request, context, session });
  context.set(staffContext, session);
}

/** A page or action that somebody's role does not include: who may open it. */
export type NotAllowed = { allowed: readonly Role[]; person: StaffPerson };

/** The row of the table that a request needs: the field `do` of a post names the action. */
async function actionOf(request: Request, path: string): Promise<string> {
  if (request.method !== "POST") return "see";
  const asked = (await request.clone().formData()).get("do");
  if (asked === null) return onlyAction(path);
  const [action = ""] = typeof asked === "string" ? asked.split(":") : [];
  return action === "see" ? "" : action;
}

/** The session at the desk. Throws 401 where `admitStaff` has not let anybody in. */
export function sessionOf(context: Context): StaffSession {
  const session = context.get(staffContext);
  if (!session) throw data(null, { status: 401 });
  return session;
}

/** Who is at the desk, as history and audit name them. */
export function actorAt(context: Context): Actor {
  const { id, name } = sessionOf(context).person;
  return { id, name };
}

/**
 * The desk, and who is at it. Throws 401 where `admitStaff` has not admitted anybody, so that a
 * page at a wrong place in routes.ts shows nothing.
 */
export function deskOf(context: Context): {
  app: App;
  desk: WholeDesk;
  who: Actor;
  person: StaffPerson;
} {
  const { person } = sessionOf(context);
  const { desk } = context.get(servicesContext);
  if (!desk) throw data(null, { status: 503 });
  return { app: context.get(appContext), desk, who: actorAt(context), person };
}
