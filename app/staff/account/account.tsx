import { data } from "react-router";
import { accountWords as words } from "~/content/en/staff/staff-account";
import { roleWords } from "~/content/en/staff/staff-mail-words";
import { servicesContext } from "~/context";
import { sessionOf } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/sign-in/staff-pages";
import type { Route } from "./+types/account";
import { changeAccount } from "./change-account";
import { PasskeyList } from "./passkey-list";
import { PasswordPanel } from "./password-panel";
import { RecoveryCodes } from "./recovery-codes";
import { SessionList } from "./session-list";

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  if (!accounts) throw data(null, { status: 503 });
  const session = sessionOf(context);
  const { person } = session;
  return {
    person,
    ...(await accounts.own.read(session)),
    app: accounts.newCodeApp(person.email),
    offer: accounts.offerPassword(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeAccount(request, context);
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { person, passkeys, hasPassword, recoveryCodes, sessions, app, offer } = loaderData;
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
      <div className="inquiry-grid">
        <div>
          <PasskeyList failed={passkeyFailed === true} passkeys={passkeys} />
          <SessionList sessions={sessions} />
        </div>
        <div>
          <PasswordPanel app={app} chosen={password} hasPassword={hasPassword} offer={offer} />
          <RecoveryCodes codes={codes} left={recoveryCodes} />
        </div>
      </div>
    </>
  );
}
