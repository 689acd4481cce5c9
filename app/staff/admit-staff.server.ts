import { data, type RouterContextProvider } from "react-router";
import { refusalContext } from "~/context";
import { requireReauthentication } from "~/staff/sign-in/reauthenticate.server";
import { onlyAction, permissionFor } from "./frame/permissions";
import { type NotAllowed, staffContext } from "./frame/staff-context";
import { askedReference } from "./inquiry/asked-reference";
import { requireOwnInquiry } from "./inquiry/require-own.server";
import { requireStaff } from "./sign-in/staff-session.server";

/**
 * Guards every page and action of the desk: each needs a session, the permission of permissions.ts,
 * where that says so a fresh authentication, and an inquiry that the person may see. `path` is the
 * page's path in routes.ts. Rejects a request that was already refused.
 */
export async function admitStaff({
  request,
  context,
  path,
  params,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  path: string;
  params: { reference?: string | undefined };
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
  if (path.startsWith("/staff/inquiries/:reference"))
    await requireOwnInquiry(context, askedReference(params));
}

/** The permission that a request needs: the field `do` of a post names the action. */
async function actionOf(request: Request, path: string): Promise<string> {
  if (request.method !== "POST") return "see";
  const asked = (await request.clone().formData()).get("do");
  if (asked === null) return onlyAction(path);
  const [action = ""] = typeof asked === "string" ? asked.split(":") : [];
  return action === "see" ? "" : action;
}
