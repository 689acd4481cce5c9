import { staffWords } from "~/content/en/staff/staff";
import { errorPrefix } from "~/ui/form/error-summary";

export const signInPath = "/staff/sign-in";
/** First page after signing in when no page was requested. */
export const staffHome = "/staff";

/** A form that was posted without a session: its fields are sent again after signing in. */
export type SignedOut = { path: string; fields: [name: string, value: string][] };

/** The title of a staff page; it begins with a notice when there is an error. */
export const staffTitle = (title: string, isWrong = false) =>
  `${isWrong ? errorPrefix : ""}${title} | ${staffWords.area}`;
