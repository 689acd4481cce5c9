import type { RouterContextProvider } from "react-router";
import { staffSignInWords as words } from "~/content/en/pages/staff-sign-in";
import { servicesContext, visitorKeyContext } from "~/context";
import { staffCookie } from "~/pages/staff/sign-in/staff-session";

export const passphraseField = "passphrase";
export const whoField = "who";

type Answer =
  | { status: 200; headers: { "Set-Cookie": string } }
  | { status: 401 | 422 | 429 | 503; error: string; headers: Record<string, string> };

/** Signs in with the posted form, for every page that asks for the passphrase. */
export async function signIn(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<Answer> {
  const passphrase = form.get(passphraseField);
  const who = form.get(whoField);
  if (typeof passphrase !== "string" || passphrase.trim() === "") {
    return { status: 422, error: words.missing, headers: {} };
  }
  const answer = await context.get(servicesContext).signInStaff({
    passphrase: passphrase.trim(),
    who: typeof who === "string" ? who : "",
    visitor: context.get(visitorKeyContext),
  });
  switch (answer.outcome) {
    case "signed-in":
      return {
        status: 200,
        headers: { "Set-Cookie": staffCookie(context, answer.token, answer.expiresAt) },
      };
    case "wrong":
      return { status: 401, error: words.wrong, headers: {} };
    case "too-many":
      return {
        status: 429,
        error: words.tooMany(answer.retryAfterSeconds),
        headers: { "Retry-After": String(answer.retryAfterSeconds) },
      };
    case "unavailable":
      return { status: 503, error: words.unavailable, headers: {} };
  }
}
