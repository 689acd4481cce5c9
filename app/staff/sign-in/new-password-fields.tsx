import { encode } from "uqr";
import { passwordWords as words } from "~/content/en/staff/staff-sign-in";
import { TextField } from "~/ui/form/field";
import type { PasswordError } from "./new-password.server";
import type { CodeApp } from "./one-time-code.server";

/** Fields for a password and an authenticator app, set up together. */
export function NewPasswordFields({
  app,
  offer,
  error,
}: {
  app: CodeApp;
  /** Three words for a good password. */
  offer: string;
  error: PasswordError | undefined;
}) {
  const atCode = error === "wrong-code";
  return (
    <>
      <input name="secret" type="hidden" value={app.secret} />
      <TextField
        autoComplete="new-password"
        error={error && !atCode ? words.errors[error] : undefined}
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
        <QrCode label={words.qr} text={app.url} />
        <p>
          {words.secret}: <samp>{app.secret.replace(/(.{4})(?=.)/g, "$1 ")}</samp>
        </p>
      </div>
      <TextField
        autoComplete="one-time-code"
        error={atCode ? words.errors[error] : undefined}
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

/** A QR code as one path: dark modules on white, with the required margin of four modules. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg aria-label={label} className="qr" role="img" viewBox={`0 0 ${size} ${size}`}>
      <rect fill="#fff" height={size} width={size} />
      <path d={path} fill="#000" />
    </svg>
  );
}
