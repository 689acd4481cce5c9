import { data, type RouterContextProvider, redirect } from "react-router";
import type { WayInFault } from "~/staff/account/staff-accounts";
import type { SignedIn } from "~/staff/sign-in/sign-in-types";
import { signedInHeaders, staffHome } from "~/staff/sign-in/staff-session.server";

/**
 * The answer when somebody chose a way to sign in through a link that works once: the desk, the
 * page of a used or unknown link, or the form again through `refuse`.
 */
export function afterWayIn<Refusal>(
  context: Readonly<RouterContextProvider>,
  answer: SignedIn | { outcome: WayInFault | "used" | "unknown" },
  refuse: (fault: WayInFault) => Refusal,
) {
  switch (answer.outcome) {
    case "signed-in":
      return redirect(staffHome, { status: 303, headers: signedInHeaders(context, answer) });
    case "used":
      throw data(null, { status: 410 });
    case "unknown":
      throw data(null, { status: 404 });
    default:
      return refuse(answer.outcome);
  }
}
