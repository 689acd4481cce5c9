import { staffSignInWords as words } from "~/content/en/pages/staff-sign-in";
import { longestStaffName, passphraseLength } from "~/contracts/desk";
import { TextField } from "~/ui/form/field";
import { passphraseField, whoField } from "./sign-in-request";

/** The question for the passphrase, with what is wrong with the last answer. */
export function PassphraseFields({
  id,
  error,
  focus = false,
  who,
}: {
  id: string;
  error?: string | undefined;
  focus?: boolean;
  /** The name that was typed before. */
  who?: string | undefined;
}) {
  return (
    <>
      {/* Password managers file a passphrase under a name. */}
      <input autoComplete="username" hidden name="username" readOnly value="staff" />
      <TextField
        autoCapitalize="none"
        autoComplete="current-password"
        autoFocus={focus}
        error={error}
        id={`${id}-passphrase`}
        label={words.passphrase}
        maxLength={passphraseLength.most}
        name={passphraseField}
        required
        spellCheck={false}
        type="password"
        wide
      />
      <TextField
        autoComplete="off"
        defaultValue={who}
        hint={words.whoHint}
        id={`${id}-who`}
        label={words.who}
        maxLength={longestStaffName}
        name={whoField}
        optional
        spellCheck={false}
        wide
      />
    </>
  );
}
