import type { ComponentProps, ReactNode } from "react";
import { encode } from "uqr";
import {
  passkeyWords,
  passwordWords,
  staffSignInWords as words,
} from "~/content/en/staff/staff-sign-in";
import { useSite } from "~/content/use-site";
import { longestEmail, passwordLength } from "~/core/sessions/people";
import { StaffFrame } from "~/staff/frame/staff-frame";
import { TextField } from "~/ui/form/field";
import { InlineScript } from "~/ui/piece/inline";
import { Picture } from "~/ui/piece/picture";
import type { PasswordError, PasswordSetUp } from "./new-sign-in-method.server";
import passkeyScript from "./passkey-script.ts?script";

/** The frame of pages before the desk: one card with one task. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const { name } = useSite().facts;
  return (
    <StaffFrame>
      <div className="entry">
        <p className="entry-clinic">{name}</p>
        <div className="entry-card">
          <Picture alt="" className="entry-picture" first name="empty-shell" sizes="27rem" />
          {children}
        </div>
      </div>
    </StaffFrame>
  );
}

const signInFields = ["email", "password", "code"] as const;

export type FieldErrors = Partial<Record<(typeof signInFields)[number], string | undefined>>;

/** The first field with an error, which takes focus. */
export const firstWrong = (errors: FieldErrors) => signInFields.find((field) => errors[field]);

export const EmailField = (input: Partial<ComponentProps<typeof TextField>>) => (
  <TextField
    autoCapitalize="none"
    autoComplete="username"
    id="email"
    label={words.email}
    maxLength={longestEmail}
    name="email"
    required
    spellCheck={false}
    type="email"
    {...input}
  />
);

/** Password and code, with the errors of the last try. `prefix` is that of the fields' names. */
export function PasswordFields({
  prefix = "",
  errors = {},
  focus,
}: {
  prefix?: "" | "reauth-";
  errors?: FieldErrors;
  focus: "password" | "code" | undefined;
}) {
  return (
    <>
      <TextField
        autoComplete="current-password"
        autoFocus={focus === "password"}
        error={errors.password}
        id={`${prefix}password`}
        label={words.password}
        name={`${prefix}password`}
        required
        type="password"
      />
      <TextField
        autoComplete="one-time-code"
        autoFocus={focus === "code"}
        error={errors.code}
        hint={words.codeHint}
        id={`${prefix}code`}
        inputMode="numeric"
        label={words.code}
        maxLength={7}
        name={`${prefix}code`}
        required
      />
    </>
  );
}

export function NewPasswordFields({
  setUp: { secret, url, offer },
  error,
}: {
  setUp: PasswordSetUp;
  error: PasswordError | undefined;
}) {
  const atCode = error === "wrong-code";
  return (
    <>
      <input name="secret" type="hidden" value={secret} />
      <TextField
        autoComplete="new-password"
        error={error && !atCode ? passwordWords.errors[error] : undefined}
        hint={`${passwordWords.passwordHint} “${offer}”.`}
        id="password"
        label={passwordWords.password}
        name="password"
        required
        type="password"
      />
      <div className="code-app">
        <p>
          <strong>{passwordWords.app}</strong>
        </p>
        <p className="hint">{passwordWords.appHint}</p>
        <QrCode label={passwordWords.qr} text={url} />
        <p>
          {passwordWords.secret}: <samp>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</samp>
        </p>
      </div>
      <TextField
        autoComplete="one-time-code"
        error={atCode ? passwordWords.errors[error] : undefined}
        id="code"
        inputMode="numeric"
        label={passwordWords.code}
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

/** Message for a password that is missing or longer than any password. */
export function passwordProblem(password: string, missing: string): string | undefined {
  if (password === "") return missing;
  const tooLong = [...password].length > passwordLength.most;
  return tooLong ? passwordWords.errors["too-long"] : undefined;
}

/**
 * Form part that asks for a passkey: hidden until passkey-script.ts finds that the browser supports
 * them. Fields marked `data-passkey-needs` must be filled in first. At most once in a page.
 */
export function PasskeyPart({
  purpose,
  label,
  hint,
  token,
}: {
  purpose: "sign-in" | "reauthenticate" | "add" | "join";
  label: string;
  hint?: string;
  /** Token of the page's link. */
  token?: string | undefined;
}) {
  const isNew = purpose !== "sign-in" && purpose !== "reauthenticate";
  return (
    <>
      <div
        className="passkey"
        data-autofill={purpose === "sign-in" ? "yes" : undefined}
        data-new={isNew ? "yes" : undefined}
        data-passkey={purpose}
        data-token={token}
        hidden
      >
        <input name={purpose === "reauthenticate" ? "reauth-passkey" : "passkey"} type="hidden" />
        {hint && <p className="hint">{hint}</p>}
        <button className="button" type="button">
          {label}
        </button>
        <p className="field-error" hidden role="alert">
          {isNew ? passkeyWords.notMade : passkeyWords.notUsed}
        </p>
      </div>
      <InlineScript text={passkeyScript} />
    </>
  );
}
