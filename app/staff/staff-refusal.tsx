import { isRouteErrorResponse, useRouteError } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { roleWords } from "~/content/en/staff/staff-mail-words";
import { reauthenticationWords, staffSignInWords } from "~/content/en/staff/staff-sign-in";
import { type SignedOut, signInPath } from "~/staff/frame/staff-context";
import { longestNote } from "~/staff/inquiry-record/inquiry-states";
import type { ReauthenticationNeeded } from "~/staff/sign-in/reauthenticate.server";
import { Alert } from "./frame/notice";
import type { NotAllowed } from "./frame/staff-context";
import { PageHead, StaffFrame, StaffHeader, staffTitle } from "./frame/staff-frame";
import { EntryFrame, PasskeyPart, PasswordFields } from "./sign-in/entry-form";

const words = staffWords.refused;

/**
 * Page for a failed or refused request at the desk. The navigation has no numbers
 * here, because counting them may be what failed.
 */
export function StaffRefusal() {
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (status === 401 && data?.fields) return <SendAgain {...(data as SignedOut)} />;
  if (data?.allowed) return <OutsideRole {...(data as NotAllowed)} />;
  if (data?.reauthentication) return <AskToReauthenticate {...(data as ReauthenticationNeeded)} />;
  return (
    <StaffFrame>
      <title>{staffTitle(words.heading)}</title>
      <PageHead title={words.heading} />
      <p>{status === 404 ? words.notFound : words.text}</p>
      <p>
        <a className="button" href="/staff">
          {words.back}
        </a>
      </p>
    </StaffFrame>
  );
}

/** Names the roles that can open the page, with a link. */
function OutsideRole({ allowed, person }: NotAllowed) {
  const { heading, text } = words.outsideRole;
  return (
    <StaffFrame header={<StaffHeader person={person} />}>
      <title>{staffTitle(heading)}</title>
      <PageHead title={heading} />
      <p>
        {text(
          roleWords[person.role].name,
          allowed.map((role) => roleWords[role].name),
        )}
      </p>
    </StaffFrame>
  );
}

/**
 * The session ended while the person typed. The page holds the whole form, so that nothing is lost.
 */
function SendAgain({ path, fields }: SignedOut) {
  const { heading, text, signIn, again } = words.signedOut;
  return (
    <StaffFrame>
      <title>{staffTitle(heading)}</title>
      <PageHead title={heading} />
      <p>{text}</p>
      <form action={path} className="change" method="post">
        {fields.map(([name, value], at) =>
          name === "note" ? (
            <p key={name}>
              <label htmlFor="note">{staffWords.inquiry.note}</label>
              <textarea
                defaultValue={value}
                id="note"
                maxLength={longestNote}
                name="note"
                rows={5}
              />
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes.
            <input key={at} name={name} type="hidden" value={value} />
          ),
        )}
        <p className="buttons">
          <a className="button" href={signInPath} rel="noopener" target="_blank">
            {signIn}
          </a>
          <button className="button quiet" type="submit">
            {again}
          </button>
        </p>
      </form>
    </StaffFrame>
  );
}

/** Asks a signed-in person for re-authentication, and resends their request with it. */
function AskToReauthenticate({ reauthentication, path, fields }: ReauthenticationNeeded) {
  const { outcome, ways } = reauthentication;
  const { wrong } = reauthenticationWords;
  const problem =
    outcome === "too-many"
      ? staffSignInWords.tooMany(reauthentication.retryAfterSeconds)
      : { needed: undefined, wrong, locked: staffSignInWords.locked }[outcome];
  return (
    <EntryFrame>
      <title>{staffTitle(reauthenticationWords.title, outcome !== "needed")}</title>
      <PageHead title={reauthenticationWords.heading} />
      <p className="lead">{reauthenticationWords.lead}</p>
      <form action={path} className="entry-form" method="post" noValidate>
        {fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes.
          <input key={at} name={name} type="hidden" value={value} />
        ))}
        <Alert text={problem} />
        {ways.passkey && (
          <PasskeyPart purpose="reauthenticate" label={reauthenticationWords.usePasskey} />
        )}
        {ways.password ? (
          <PasswordFields focus="password" prefix="reauth-" />
        ) : (
          <noscript>
            <p>{reauthenticationWords.noScripts}</p>
          </noscript>
        )}
        <p className="buttons">
          {ways.password && (
            <button className="button" type="submit">
              {reauthenticationWords.submit}
            </button>
          )}
          <a className="button quiet" href="/staff">
            {reauthenticationWords.cancel}
          </a>
        </p>
      </form>
    </EntryFrame>
  );
}
