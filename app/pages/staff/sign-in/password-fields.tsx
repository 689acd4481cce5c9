import { staffSignInWords as words } from "~/content/en/pages/staff-sign-in";
import { longestEmail, passwordLength } from "~/contracts/people";
import { EntryField } from "../frame/entry-field";

/** What is wrong with a try: as a whole, or field by field. */
export type PasswordProblem = {
  message?: string;
  fields?: { email?: string; password?: string; code?: string };
};

/** Email, password and code, with what is wrong with the last try. */
export function PasswordFields({
  email,
  problem,
}: {
  /** What was typed before. */
  email: string | undefined;
  problem: PasswordProblem | undefined;
}) {
  const { message, fields = {} } = problem ?? {};
  const isWrong = message !== undefined;
  const first = fields.email ? "email" : fields.password || isWrong ? "password" : "code";
  return (
    <>
      {message && (
        <p className="problem" role="alert">
          {message}
        </p>
      )}
      <EntryField
        autoCapitalize="none"
        autoComplete="username"
        autoFocus={!problem || first === "email"}
        defaultValue={email}
        error={fields.email}
        id="email"
        label={words.email}
        maxLength={longestEmail}
        name="email"
        required
        spellCheck={false}
        type="email"
      />
      <EntryField
        autoComplete="current-password"
        autoFocus={problem && first === "password"}
        error={fields.password}
        id="password"
        label={words.password}
        maxLength={passwordLength.most}
        name="password"
        required
        type="password"
      />
      <EntryField
        autoComplete="one-time-code"
        autoFocus={problem && first === "code"}
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
