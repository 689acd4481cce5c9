import { data, type RouterContextProvider } from "react-router";
import { type Role, roles } from "~/core/sessions/people";
import { deskOf, type NotAllowed } from "~/staff/frame/staff-context";
import { isInquiryFor, seesOnlyOwn } from "~/staff/inquiry-record/own-inquiries.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Throws the 403 page when the person sees only their own inquiries and this is none of them,
 * whether or not it exists.
 */
export async function requireOwnInquiry(context: Context, reference: string) {
  const { app, actor } = deskOf(context);
  if (seesOnlyOwn(actor) && !(await isInquiryFor(app, actor, reference))) refuse(context);
}

/**
 * Throws the 403 page when a form books with somebody else and the person may not; "" is nobody.
 */
export function requireOwnCalendar(context: Context, personId: string) {
  const { actor } = deskOf(context);
  if (seesOnlyOwn(actor) && personId !== "" && personId !== actor.id) refuse(context);
}

function refuse(context: Context): never {
  const { person } = deskOf(context);
  const allowed: Role[] = roles.filter((role) => !seesOnlyOwn({ ...person, role }));
  throw data<NotAllowed>({ allowed, person }, { status: 403 });
}
