import { accountWords } from "~/content/en/staff/staff-account";
import { type CodeApp, NewPasswordFields } from "~/staff/sign-in/new-password-fields";
import type { PasswordFault } from "~/staff/sign-in/sign-in-types";

const words = accountWords.password;

/** Form that sets, changes or removes the password and its authenticator app. */
export function PasswordPanel({
  hasPassword,
  app,
  offer,
  chosen,
}: {
  hasPassword: boolean;
  app: CodeApp;
  offer: string;
  /** What was wrong with the password that was just entered. */
  chosen: { fault: PasswordFault; app: CodeApp } | undefined;
}) {
  return (
    <section aria-labelledby="password-heading" className="panel">
      <h2 id="password-heading">{words.heading}</h2>
      <p>{hasPassword ? words.has : words.none}</p>
      <details open={chosen !== undefined}>
        <summary className="tap">{hasPassword ? words.change : words.set}</summary>
        <form className="entry-form" method="post" noValidate>
          <NewPasswordFields app={chosen?.app ?? app} fault={chosen?.fault} offer={offer} />
          <button className="button" name="do" type="submit" value="set-password">
            {words.save}
          </button>
        </form>
      </details>
      {hasPassword && (
        <form method="post">
          <button className="link-button" name="do" type="submit" value="remove-password">
            {words.remove}
          </button>
        </form>
      )}
    </section>
  );
}
