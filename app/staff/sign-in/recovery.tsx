import { data } from "react-router";
import { staffSignInWords, recoveryWords as words } from "~/content/en/staff/staff-sign-in";
import { appContext } from "~/context";
import { formText, readForm, wholeText } from "~/core/http/read-form";
import type { PageHandle } from "~/page-handle";
import { Alert } from "~/staff/frame/notice";
import { signInPath } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { TextField } from "~/ui/form/field";
import type { Route } from "./+types/recovery";
import {
  EmailField,
  EntryFrame,
  type FieldErrors,
  firstWrong,
  passwordProblem,
} from "./entry-form";
import { signInWithRecoveryCode } from "./sign-in-with-recovery-code.server";
import { respondToSignIn, signInOriginOf } from "./staff-session.server";

export const handle: PageHandle = { frame: "staff" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Redirects to the account: the person must add a way to sign in. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = readForm(context, {
    email: formText(200),
    password: wholeText,
    "recovery-code": formText(200),
  });
  const { email, password, "recovery-code": recoveryCode } = posted;
  const errors: FieldErrors = {
    email: email === "" ? words.missing.email : undefined,
    // A person who has only passkeys leaves the password empty.
    password: password === "" ? undefined : passwordProblem(password, ""),
    code: recoveryCode === "" ? words.missing.code : undefined,
  };
  const typed = { errors, email, mailed: false };
  if (firstWrong(errors)) return data({ ...typed, message: undefined }, { status: 422 });
  const result = await signInWithRecoveryCode(context.get(appContext), {
    email,
    password,
    recoveryCode,
    ...signInOriginOf(request, context),
  });
  if (result.outcome === "mailed") return data({ ...typed, message: undefined, mailed: true });
  const then = { next: "/staff/account", wrong: words.wrong };
  return respondToSignIn(context, result, then, (message, init) =>
    data({ ...typed, message }, init),
  );
}

export default function Recovery({ actionData }: Route.ComponentProps) {
  const { errors = {}, message } = actionData ?? {};
  const focus = firstWrong(errors) ?? (message ? "code" : "email");
  // A person without a password continues by a mailed link.
  if (actionData?.mailed)
    return (
      <EntryFrame>
        <title>{staffTitle(words.mailed.heading)}</title>
        <h1>{words.mailed.heading}</h1>
        <p className="lead" role="status">
          {words.mailed.text(actionData.email)}
        </p>
      </EntryFrame>
    );
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <form className="entry-form" method="post" noValidate>
        <Alert text={message} />
        <EmailField
          autoFocus={focus === "email"}
          defaultValue={actionData?.email}
          error={errors.email}
        />
        <TextField
          autoComplete="current-password"
          autoFocus={focus === "password"}
          error={errors.password}
          hint={words.passwordHint}
          id="password"
          label={staffSignInWords.password}
          name="password"
          type="password"
        />
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          autoFocus={focus === "code"}
          error={errors.code}
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
