import { passwordWords as words } from "~/content/en/staff/staff-sign-in";
import { EntryField } from "~/staff/frame/entry-field";
import type { PasswordFault } from "~/staff/sign-in/sign-in-types";
import { QrCode } from "./qr-code";

/** What an app needs to show codes: its key, and the same as a picture. */
export type CodeApp = { secret: string; address: string };

/** A password and an app that shows codes, chosen together. */
export function NewPasswordFields({
  app,
  offer,
  fault,
}: {
  app: CodeApp;
  /** Three words that make a good password. */
  offer: string;
  fault: PasswordFault | undefined;
}) {
  const atCode = fault === "wrong-code";
  return (
    <>
      <input name="secret" type="hidden" value={app.secret} />
      <EntryField
        autoComplete="new-password"
        error={fault && !atCode ? words.faults[fault] : undefined}
        hint={`${words.passwordHint} “${offer}”.`}
        id="password"
        label={words.password}
        name="password"
        required
        type="password"
      />
      <div className="code-app">
        <p>
          <strong>{words.app}</strong>
        </p>
        <p className="hint">{words.appHint}</p>
        <QrCode label={words.qr} text={app.address} />
        <p>
          {words.secret}: <samp>{app.secret.replace(/(.{4})(?=.)/g, "$1 ")}</samp>
        </p>
      </div>
      <EntryField
        autoComplete="one-time-code"
        error={atCode ? words.faults[fault] : undefined}
        id="code"
        inputMode="numeric"
        label={words.code}
        maxLength={7}
        name="code"
        required
      />
    </>
  );
}
