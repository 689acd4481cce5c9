import { data, redirect } from "react-router";
import { staffSignInWords, recoveryWords as words } from "~/content/en/staff/staff-sign-in";
import { appContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { Alert } from "~/staff/frame/notice";
import { signInPath } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { TextField } from "~/ui/form/field";
import { postedText } from "~/ui/form/form-submission";
import type { Route } from "./+types/recovery";
import { EmailField, EntryFrame, passwordProblem, readPassword } from "./entry-form";
import { signInWithRecoveryCode } from "./sign-in-with-recovery-code.server";
import { signedInHeaders, signInOriginOf } from "./staff-session.server";

export const handle: PageHandle = { frame: "staff" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Redirects to the account: the person must add a way to sign in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = postedText(form, "email", 200);
  const password = readPassword(form, "password");
  const recoveryCode = postedText(form, "recovery-code", 200);
  const refuse = (problem: Problem, status: number, headers: HeadersInit = {}) =>
    data({ problem, email, mailed: false }, { status, headers });
  const missing: Problem = {
    ...(email === "" && { email: words.missing.email }),
    // Somebody who has only passkeys leaves the password empty.
    ...(password !== "" && { password: passwordProblem(password, "") }),
    ...(recoveryCode === "" && { code: words.missing.code }),
  };
  if (missing.email || missing.password || missing.code) return refuse(missing, 422);
  const result = await signInWithRecoveryCode(context.get(appContext), {
    ...{ email, password, recoveryCode },
    ...signInOriginOf(request, context),
  });
  switch (result.outcome) {
    case "signed-in":
      return redirect("/staff/account", {
        status: 303,
        headers: signedInHeaders(context, result),
      });
    case "mailed":
      return data({ problem: undefined, email, mailed: true });
    case "locked":
    case "wrong":
      return refuse({ message: words.wrong }, 401);
    case "too-many": {
      const seconds = result.retryAfterSeconds;
      const message = staffSignInWords.tooMany(seconds);
      return refuse({ message }, 429, { "Retry-After": String(seconds) });
    }
    case "unavailable":
      return refuse({ message: staffSignInWords.unavailable }, 503);
  }
}

type Problem = { message?: string; email?: string; password?: string | undefined; code?: string };

export default function Recovery({ actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  if (actionData?.mailed) return <Mailed email={actionData.email} />;
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <form className="entry-form" method="post" noValidate>
        <Alert text={problem?.message} />
        <EmailField
          autoFocus={!problem || problem.email !== undefined}
          email={actionData?.email}
          error={problem?.email}
        />
        <TextField
          autoComplete="current-password"
          autoFocus={!problem?.email && problem?.password !== undefined}
          error={problem?.password}
          hint={words.passwordHint}
          id="password"
          label={staffSignInWords.password}
          name="password"
          type="password"
        />
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          autoFocus={problem !== undefined && !problem.email && !problem.password}
          error={problem?.code}
          id="recovery-code"
          label={words.code}
          maxLength={60}
          name="recovery-code"
          required
          spellCheck={false}
        />
        <button className="button" type="submit">
          {words.submit}
        </button>
      </form>
      <p className="entry-more">
        <a className="tap" href={signInPath}>
          {words.back}
        </a>
      </p>
    </EntryFrame>
  );
}

/** Somebody without a password continues by a mailed link. */
function Mailed({ email }: { email: string }) {
  return (
    <EntryFrame>
      <title>{staffTitle(words.mailed.heading)}</title>
      <h1>{words.mailed.heading}</h1>
      <p className="lead" role="status">
        {words.mailed.text(email)}
      </p>
    </EntryFrame>
  );
}
