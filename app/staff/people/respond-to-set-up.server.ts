import { data, type RouterContextProvider, redirect } from "react-router";
import type { SignInMethodError } from "~/staff/sign-in/check-sign-in-method.server";
import { staffHome } from "~/staff/sign-in/staff-pages";
import { signedInHeaders } from "~/staff/sign-in/staff-session.server";
import type { SignedIn } from "~/staff/sign-in/start-session.server";

/**
 * The response when somebody chose a way to sign in through a link that works once: the desk, the
 * page of a used or unknown link, or the form again through `refuse`.
 */
export function respondToSetUp<Refusal>(
  context: Readonly<RouterContextProvider>,
  result: SignedIn | { outcome: SignInMethodError | "used" | "unknown" },
  refuse: (error: SignInMethodError) => Refusal,
) {
  switch (result.outcome) {
    case "signed-in":
      return redirect(staffHome, { status: 303, headers: signedInHeaders(context, result) });
    case "used":
      throw data(null, { status: 410 });
    case "unknown":
      throw data(null, { status: 404 });
    default:
      return refuse(result.outcome);
  }
}
