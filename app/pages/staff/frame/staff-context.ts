import { createContext, data, type RouterContextProvider } from "react-router";
import { staffWords } from "~/content/en/pages/staff";
import { refusalContext, servicesContext } from "~/context";
import type { DeskServices } from "~/contracts/desk";
import type { Colleague } from "~/contracts/queue";
import type { StaffSession } from "~/contracts/sign-in";
import { requireStaff } from "~/pages/staff/sign-in/staff-session";

type Context = Readonly<RouterContextProvider>;

const staffContext = createContext<StaffSession | null>(null);

/**
 * Stands before every page and action of the front desk: without a session none of them runs.
 * A request that was refused already is not let in to be answered by one of its pages.
 */
export async function admitStaff(request: Request, context: Context) {
  const refused = context.get(refusalContext);
  if (refused) throw data(null, { status: refused });
  context.set(staffContext, await requireStaff(request, context));
}

/**
 * The desk, and who is at it. Throws 401 where `admitStaff` has not let anybody in, so that a
 * page that is put in the wrong place shows nothing.
 */
export function deskOf(context: Context): { desk: DeskServices; who: string; me: Colleague } {
  const session = context.get(staffContext);
  if (!session) throw data(null, { status: 401 });
  const { desk } = context.get(servicesContext);
  if (!desk) throw data(null, { status: 503 });
  const who = session.who || staffWords.navigation.staff;
  return { desk, who, me: { id: who, name: who } };
}
