import { redirect } from "react-router";
import { appContext } from "~/context";
import { signInPath } from "~/staff/frame/staff-context";
import type { Route } from "./+types/sign-out";
import { noStaffCookie, staffToken } from "./staff-session.server";
import { signOut } from "./start-session.server";

/** Ends the session here and deletes the browser's cached staff pages. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = staffToken(request, context);
  // On a full disk the session ends in this process only; the browser's cookie is removed anyway.
  const written = await signOut(context.get(appContext), token).then(
    () => true,
    () => false,
  );
  return redirect(written ? signInPath : `${signInPath}?unwritten=1`, {
    status: 303,
    headers: {
      "Set-Cookie": noStaffCookie(context),
      // Not "cookies": that would also delete the cookies of the clinic's other subdomains.
      "Clear-Site-Data": '"cache", "storage"',
    },
  });
}

/** A GET of this URL shows nothing. */
export function loader() {
  return redirect(signInPath, 303);
}
