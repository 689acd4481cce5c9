import { data, redirect } from "react-router";
import { accountWords as words } from "~/content/en/staff/staff-account";
import { roleWords } from "~/content/en/staff/staff-mail-words";
import { longestStaffName } from "~/core/sessions/people";
import { Alert, Notice } from "~/staff/frame/notice";
import { deskOf, signInPath } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { readPassword } from "~/staff/sign-in/entry-form";
import { type PasswordError, threeWords } from "~/staff/sign-in/new-sign-in-method.server";
import { type CodeApp, newCodeApp } from "~/staff/sign-in/one-time-code.server";
import { signInOriginOf } from "~/staff/sign-in/staff-session.server";
import { postedText } from "~/ui/form/form-submission";
import type { Route } from "./+types/account";
import { PasskeyList, PasswordPanel, RecoveryCodes, SessionList } from "./account-panels";
import {
  addPasskey,
  endSessions,
  type MethodRemoved,
  newRecoveryCodes,
  readOwnAccount,
  removePasskey,
  removePassword,
  renamePasskey,
  setPassword,
} from "./own-account.server";

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { app, person, session } = deskOf(context);
  return {
    person,
    ...(await readOwnAccount(app, session)),
    codeApp: newCodeApp(app, person.email),
    offer: threeWords(),
  };
}

/** Result of a post to the account. */
type AccountChange = {
  notice?: string;
  problem?: string;
  /** New recovery codes, shown once. */
  codes?: string[];
  /** A rejected password with its app's secret, so that the same QR code is shown again. */
  password?: { error: PasswordError; app: CodeApp };
  passkeyFailed?: boolean;
};

/** The field `do` says which change. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, session } = deskOf(context);
  const form = await request.formData();
  const [what, id = ""] = postedText(form, "do", 200).split(":");
  const done = data<AccountChange>({ notice: words.done });
  /** The session ended while the request was pending. */
  const signedOut = () => redirect(`${signInPath}?next=%2Fstaff%2Faccount`, 303);
  const removed = ({ outcome }: MethodRemoved) => {
    if (outcome === "signed-out") throw signedOut();
    return outcome === "done"
      ? done
      : data<AccountChange>(
          { problem: outcome === "last-way" ? words.lastWay : words.gone },
          { status: 409 },
        );
  };

  switch (what) {
    case "add-passkey": {
      const passkey = postedText(form, "passkey");
      const added = await addPasskey(app, session, {
        passkey,
        ...signInOriginOf(request, context),
      });
      if (added.outcome === "signed-out") throw signedOut();
      return added.outcome === "done"
        ? done
        : data<AccountChange>({ passkeyFailed: true }, { status: 422 });
    }
    case "rename-passkey": {
      const name = postedText(form, "name", 200).slice(0, longestStaffName);
      if (name === "")
        return data<AccountChange>({ problem: words.passkeys.nameMissing }, { status: 422 });
      const renamed = await renamePasskey(app, session, { id, name });
      return removed(renamed);
    }
    case "remove-passkey":
      return removed(await removePasskey(app, session, id));
    case "set-password": {
      const secret = postedText(form, "secret", 200);
      const asked = {
        password: readPassword(form, "password"),
        secret,
        code: postedText(form, "code", 200),
      };
      const { outcome } = await setPassword(app, session, asked);
      if (outcome === "signed-out") throw signedOut();
      return outcome === "done"
        ? done
        : data<AccountChange>(
            {
              password: { error: outcome, app: newCodeApp(app, session.person.email, secret) },
            },
            { status: 422 },
          );
    }
    case "remove-password":
      return removed(await removePassword(app, session));
    case "recovery-codes": {
      const codes = await newRecoveryCodes(app, session);
      if (!codes) throw signedOut();
      return data<AccountChange>({ codes });
    }
    case "end-session":
      await endSessions(app, session, { id });
      return data<AccountChange>({ notice: words.sessions.ended });
    case "end-others":
      await endSessions(app, session, "others");
      return data<AccountChange>({ notice: words.sessions.ended });
  }
  throw data(null, { status: 400 });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { person, passkeys, hasPassword, recoveryCodes, sessions, codeApp, offer } = loaderData;
  const { notice, problem, codes, password, passkeyFailed } = actionData ?? {};
  const isWrong = Boolean(problem || password || passkeyFailed);
  return (
    <>
      {isWrong && <title>{staffTitle(words.title, true)}</title>}
      <h1>{person.name}</h1>
      <p className="lead">{words.lead(person.email, roleWords[person.role].name)}</p>
      <Notice text={notice} />
      <Alert text={problem} />
      {passkeys.length === 0 && !hasPassword && <p className="problem">{words.noWay}</p>}
      <div className="panels">
        <div>
          <PasskeyList failed={passkeyFailed === true} passkeys={passkeys} />
          <SessionList sessions={sessions} />
        </div>
        <div>
          <PasswordPanel app={codeApp} chosen={password} hasPassword={hasPassword} offer={offer} />
          <RecoveryCodes codes={codes} left={recoveryCodes} />
        </div>
      </div>
    </>
  );
}
