import { accountWords as words } from "~/content/en/staff/staff-account";
import { roleWords } from "~/content/en/staff/staff-mail-words";
import { appContext } from "~/context";
import { sessionOf } from "~/staff/frame/staff-context";
import { threeWords } from "~/staff/sign-in/new-sign-in-method.server";
import { newCodeApp } from "~/staff/sign-in/one-time-code.server";
import { staffTitle } from "~/staff/sign-in/staff-pages";
import type { Route } from "./+types/account";
import { PasswordPanel, RecoveryCodes, SessionList } from "./account-panels";
import { changeAccount } from "./change-account";
import { readOwnAccount } from "./own-account.server";
import { PasskeyList } from "./passkey-list";

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const session = sessionOf(context);
  const { person } = session;
  return {
    person,
    ...(await readOwnAccount(app, session)),
    codeApp: newCodeApp(app, person.email),
    offer: threeWords(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeAccount(request, context);
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
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
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
