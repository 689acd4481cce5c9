import { staffSignInWords as words } from "~/content/en/staff/staff-sign-in";
import { longestEmail } from "~/core/sessions/people";
import { TextField } from "~/ui/form/field";

/** Errors of a sign-in: for the whole form, or per field. */
export type SignInProblem = {
  message?: string;
  fields?: Partial<Record<"email" | "password" | "code", string | undefined>>;
};

/** `passkeys`: the browser offers its passkeys in this field. */
export function EmailField({
  email,
  error,
  autoFocus,
  passkeys = false,
}: {
  /** The value typed before. */
  email: string | undefined;
  error: string | undefined;
  autoFocus: boolean;
  passkeys?: boolean;
}) {
  return (
    <TextField
      autoCapitalize="none"
      autoComplete={passkeys ? "username webauthn" : "username"}
      autoFocus={autoFocus}
      defaultValue={email}
      error={error}
      id="email"
      label={words.email}
      maxLength={longestEmail}
      name="email"
      required
      spellCheck={false}
      type="email"
    />
  );
}

/** Password and code, with the errors of the last try. */
export function PasswordFields({ problem }: { problem: SignInProblem | undefined }) {
  const { message, fields = {} } = problem ?? {};
  const atPassword = fields.password !== undefined || message !== undefined;
  return (
    <>
      <TextField
        autoComplete="current-password"
        autoFocus={!fields.email && atPassword}
        error={fields.password}
        id="password"
        label={words.password}
        name="password"
        required
        type="password"
      />
      <TextField
        autoComplete="one-time-code"
        autoFocus={!fields.email && !atPassword && fields.code !== undefined}
        error={fields.code}
        hint={words.codeHint}
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
