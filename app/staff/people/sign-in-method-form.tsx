import { isRouteErrorResponse, useRouteError } from "react-router";
import {
  passwordWords,
  setUpWords,
  signInMethodWords as words,
} from "~/content/en/staff/staff-sign-in";
import { longestStaffName } from "~/core/sessions/people";
import { Alert } from "~/staff/frame/notice";
import { signInPath } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import {
  EntryFrame,
  NewPasswordFields,
  PasskeyPart,
  readPassword,
} from "~/staff/sign-in/entry-form";
import type {
  NewSignInMethod,
  PasswordSetUp,
  SignInMethodError,
} from "~/staff/sign-in/new-sign-in-method.server";
import { StaffRefusal } from "~/staff/staff-refusal";
import { TextField } from "~/ui/form/field";
import { postedText } from "~/ui/form/form-submission";

/** The chosen way to sign in: a passkey where the browser has made one, else a password with its app. */
export function readSignInMethod(form: FormData): NewSignInMethod {
  const passkey = postedText(form, "passkey");
  if (passkey) return { kind: "passkey", passkey };
  return {
    kind: "password",
    password: readPassword(form, "password"),
    secret: postedText(form, "secret", 200),
    code: postedText(form, "code", 200),
  };
}

/** Field for the name that appears beside the person's actions. */
export function NameField({
  value,
  error,
}: {
  value: string | undefined;
  error: string | undefined;
}) {
  return (
    <TextField
      autoComplete="name"
      autoFocus
      data-passkey-needs
      defaultValue={value}
      error={error}
      hint={setUpWords.nameHint}
      id="name"
      label={setUpWords.name}
      maxLength={longestStaffName}
      name="name"
      required
    />
  );
}

/** A passkey with one button; below it, a password with an app. */
export function SignInMethodFields({
  token,
  setUp,
  error,
}: {
  token: string;
  setUp: PasswordSetUp;
  error: SignInMethodError | undefined;
}) {
  const atPasskey = error === "passkey-failed";
  return (
    <>
      <Alert text={atPasskey && passwordWords.errors[error]} />
      <PasskeyPart asked="join" hint={words.passkeyHint} label={words.passkey} token={token} />
      <fieldset className="entry-way">
        <legend>{words.or}</legend>
        <NewPasswordFields error={atPasskey ? undefined : error} setUp={setUp} />
        <button className="button" type="submit">
          {words.submitPassword}
        </button>
      </fieldset>
    </>
  );
}

/** Page for 410, a used single-use link; other errors are shown as at the desk. */
export function UsedLink({ words }: { words: { heading: string; text: string; signIn: string } }) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 410) return <StaffRefusal />;
  return (
    <EntryFrame>
      <title>{staffTitle(words.heading)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">{words.text}</p>
      <p>
        <a className="button" href={signInPath}>
          {words.signIn}
        </a>
      </p>
    </EntryFrame>
  );
}
