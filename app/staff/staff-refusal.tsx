import { isRouteErrorResponse, useRouteError } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { roleWords } from "~/content/en/staff/staff-mail-words";
import { reauthenticationWords, staffSignInWords } from "~/content/en/staff/staff-sign-in";
import { type SignedOut, signInPath } from "~/staff/frame/staff-context";
import { longestNote } from "~/staff/inquiry-record/inquiry-states";
import type { ReauthenticationNeeded } from "~/staff/sign-in/reauthenticate.server";
import { TextField } from "~/ui/form/field";
import type { NotAllowed } from "./frame/staff-context";
import { StaffFrame, StaffHeader, staffTitle } from "./frame/staff-frame";
import { EntryFrame, PasskeyPart } from "./sign-in/entry-form";

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
  if (data?.reauthentication)
    return <AskToReauthenticate needed={data as ReauthenticationNeeded} />;
  return (
    <StaffFrame>
      <title>{`${words.heading} | ${staffWords.area}`}</title>
      <h1>{words.heading}</h1>
      <p>{status === 404 ? words.notFound : words.text}</p>
      <p>
        <a className="button" href="/staff/inquiries">
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
      <title>{`${heading} | ${staffWords.area}`}</title>
      <h1>{heading}</h1>
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
 * The session ended while somebody typed. The page holds the whole form, so that nothing is lost.
 */
function SendAgain({ path, fields }: SignedOut) {
  const { heading, text, signIn, again } = words.signedOut;
  return (
    <StaffFrame>
      <title>{`${heading} | ${staffWords.area}`}</title>
      <h1>{heading}</h1>
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
function AskToReauthenticate({
  needed: { reauthentication, form, path },
}: {
  needed: ReauthenticationNeeded;
}) {
  const { outcome, ways } = reauthentication;
  const isWrong = outcome !== "needed";
  return (
    <EntryFrame>
      <title>{staffTitle(reauthenticationWords.title, isWrong)}</title>
      <h1>{reauthenticationWords.heading}</h1>
      <p className="lead">{reauthenticationWords.lead}</p>
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
            {outcome === "wrong" && reauthenticationWords.wrong}
            {outcome === "locked" && staffSignInWords.locked}
            {outcome === "too-many" && staffSignInWords.tooMany(reauthentication.retryAfterSeconds)}
          </p>
        )}
        {ways.passkey && <PasskeyPart asked="prove" label={reauthenticationWords.usePasskey} />}
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
            <p>{reauthenticationWords.noScripts}</p>
          </noscript>
        )}
        <p className="buttons">
          {ways.password && (
            <button className="button" type="submit">
              {reauthenticationWords.submit}
            </button>
          )}
          <a className="button quiet" href="/staff/inquiries">
            {reauthenticationWords.cancel}
          </a>
        </p>
      </form>
    </EntryFrame>
  );
}
