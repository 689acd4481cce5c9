import { passwordWords, setUpWords, wayInWords as words } from "~/content/en/staff/staff-sign-in";
import { longestStaffName } from "~/core/sessions/people";
import { PasskeyPart } from "~/staff/sign-in/passkey-part";
import type { NewWayIn, WayInFault } from "~/staff/account/staff-accounts";
import { EntryField } from "~/staff/frame/entry-field";
import { readPassword } from "~/staff/sign-in/read-password";
import { readText } from "~/ui/form/form-submission";
import { type CodeApp, NewPasswordFields } from "~/staff/sign-in/new-password-fields";

/** What was chosen: a passkey where the browser has answered, else a password with its app. */
export function readWayIn(form: FormData): NewWayIn {
  const passkey = form.get("passkey");
  if (typeof passkey === "string" && passkey) return { kind: "passkey", passkey };
  return {
    kind: "password",
    password: readPassword(form, "password"),
    secret: readText(form, "secret"),
    code: readText(form, "code"),
  };
}

/** The name that stands beside what somebody does. */
export function NameField({
  value,
  error,
}: {
  value: string | undefined;
  error: string | undefined;
}) {
  return (
    <EntryField
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
export function WayInFields({
  asked,
  token,
  app,
  offer,
  fault,
}: {
  asked: "set-up" | "invitation";
  token: string;
  app: CodeApp;
  /** Three words that make a good password. */
  offer: string;
  fault: WayInFault | undefined;
}) {
  const atPasskey = fault === "passkey-failed";
  return (
    <>
      {atPasskey && (
        <p className="problem" role="alert">
          {passwordWords.faults[fault]}
        </p>
      )}
      <PasskeyPart asked={asked} hint={words.passkeyHint} label={words.passkey} token={token} />
      <fieldset className="entry-way">
        <legend>{words.or}</legend>
        <NewPasswordFields app={app} fault={atPasskey ? undefined : fault} offer={offer} />
        <button className="button" type="submit">
          {words.submitPassword}
        </button>
      </fieldset>
    </>
  );
}
