import { staffSignInWords, reauthenticationWords as words } from "~/content/en/staff/staff-sign-in";
import { TextField } from "~/ui/form/field";
import { EntryFrame } from "./entry-frame";
import { PasskeyPart } from "./passkey-part";
import type { ReauthenticationNeeded } from "./reauthenticate.server";
import { staffTitle } from "./staff-pages";

/** Asks a signed-in person for re-authentication, and resends their request with it. */
export function AskToReauthenticate({
  needed: { reauthentication, form, path },
}: {
  needed: ReauthenticationNeeded;
}) {
  const { outcome, ways } = reauthentication;
  const isWrong = outcome !== "needed";
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, isWrong)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <form action={form?.path ?? "/staff/confirm"} className="entry-form" method="post" noValidate>
        {form ? (
          form.fields.map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes.
            <input key={at} name={name} type="hidden" value={value} />
          ))
        ) : (
          <input name="next" type="hidden" value={path} />
        )}
        {isWrong && (
          <p className="problem" role="alert">
            {outcome === "wrong" && words.wrong}
            {outcome === "locked" && staffSignInWords.locked}
            {outcome === "too-many" && staffSignInWords.tooMany(reauthentication.retryAfterSeconds)}
          </p>
        )}
        {ways.passkey && <PasskeyPart asked="prove" label={words.usePasskey} />}
        {ways.password && (
          <>
            <TextField
              autoComplete="current-password"
              autoFocus
              id="proof-password"
              label={staffSignInWords.password}
              name="proof-password"
              required
              type="password"
            />
            <TextField
              autoComplete="one-time-code"
              hint={staffSignInWords.codeHint}
              id="proof-code"
              inputMode="numeric"
              label={staffSignInWords.code}
              maxLength={7}
              name="proof-code"
              required
            />
          </>
        )}
        {!ways.password && (
          <noscript>
            <p>{words.noScripts}</p>
          </noscript>
        )}
        <p className="buttons">
          {ways.password && (
            <button className="button" type="submit">
              {words.submit}
            </button>
          )}
          <a className="button quiet" href="/staff/inquiries">
            {words.cancel}
          </a>
        </p>
      </form>
    </EntryFrame>
  );
}
