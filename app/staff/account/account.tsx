import { data, redirect } from "react-router";
import { accountWords as words } from "~/content/en/staff/staff-account";
import { colleagueWords } from "~/content/en/staff/staff-colleagues";
import { roleWords } from "~/content/en/staff/staff-mail-words";
import { formChange, formText, readForm } from "~/core/http/read-form";
import { longestStaffName } from "~/core/sessions/people";
import { setSummary } from "~/staff/colleagues/day-summary.server";
import { Alert, Notice } from "~/staff/frame/notice";
import { deskOf, signInPath } from "~/staff/frame/staff-context";
import { PageHead, staffTitle } from "~/staff/frame/staff-frame";
import {
  newPasswordFields,
  newPasswordSetUp,
  type PasswordError,
  type PasswordSetUp,
} from "~/staff/sign-in/new-sign-in-method.server";
import { signInOriginOf } from "~/staff/sign-in/staff-session.server";
import type { Route } from "./+types/account";
import {
  PasskeyList,
  PasswordPanel,
  RecoveryCodes,
  SessionList,
  SummaryPanel,
} from "./account-panels";
import {
  addPasskey,
  endSessions,
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
    setUp: newPasswordSetUp(app, person.email),
  };
}

type AccountChange = {
  notice?: string;
  problem?: string;
  /** New recovery codes, shown once. */
  codes?: string[];
  /** A rejected password with its app's secret, so that the same QR code is shown again. */
  password?: { error: PasswordError; setUp: PasswordSetUp };
  passkeyFailed?: boolean;
};

const accountChange = formChange(
  "add-passkey",
  "rename-passkey",
  "remove-passkey",
  "set-password",
  "remove-password",
  "recovery-codes",
  "summary-on",
  "summary-off",
  "end-session",
  "end-others",
);

/** The field `do` says which change. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, session } = deskOf(context);
  const [what, id] = readForm(context, { do: accountChange }).do;
  const done = (notice: string) => data<AccountChange>({ notice });
  const refuse = (change: AccountChange, status = 422) => data(change, { status });
  const respond = (outcome: "done" | "missing" | "last-way" | "signed-out") => {
    switch (outcome) {
      case "done":
        return done(what in words.done ? words.done[what as keyof typeof words.done] : "");
      case "missing":
        return refuse({ problem: words.gone }, 409);
      case "last-way":
        return refuse({ problem: words.lastWay }, 409);
      case "signed-out":
        // The session ended while the request was pending.
        throw redirect(`${signInPath}?next=%2Fstaff%2Faccount`, 303);
    }
  };

  switch (what) {
    case "add-passkey": {
      const { passkey } = readForm(context, { passkey: formText() });
      const made = { passkey, ...signInOriginOf(request, context) };
      const { outcome } = await addPasskey(app, session, made);
      return outcome === "passkey-failed" ? refuse({ passkeyFailed: true }) : respond(outcome);
    }
    case "rename-passkey": {
      const { name } = readForm(context, { name: formText(longestStaffName) });
      if (name === "") return refuse({ problem: words.passkeys.nameMissing });
      return respond((await renamePasskey(app, session, { id, name })).outcome);
    }
    case "remove-passkey":
      return respond((await removePasskey(app, session, id)).outcome);
    case "set-password": {
      const typed = readForm(context, newPasswordFields);
      const { outcome } = await setPassword(app, session, typed);
      if (outcome === "done" || outcome === "signed-out") return respond(outcome);
      const setUp = newPasswordSetUp(app, session.person.email, typed.secret);
      return refuse({ password: { error: outcome, setUp } });
    }
    case "remove-password":
      return respond((await removePassword(app, session)).outcome);
    case "recovery-codes": {
      const codes = await newRecoveryCodes(app, session);
      return codes ? data<AccountChange>({ codes }) : respond("signed-out");
    }
    case "summary-on":
    case "summary-off":
      await setSummary(app, { id: session.person.id, wanted: what === "summary-on" });
      return done(colleagueWords.summary[what === "summary-on" ? "started" : "stopped"]);
    case "end-session":
      await endSessions(app, session, { id });
      return done(words.sessions.ended);
    case "end-others":
      await endSessions(app, session, "others");
      return done(words.sessions.ended);
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { person, passkeys, hasPassword, recoveryCodes, sessions, wantsSummary, setUp } =
    loaderData;
  const { notice, problem, codes, password, passkeyFailed } = actionData ?? {};
  const isWrong = Boolean(problem || password || passkeyFailed);
  return (
    <>
      {isWrong && <title>{staffTitle(words.title, true)}</title>}
      <PageHead title={person.name} />
      <p className="lead">{words.lead(person.email, roleWords[person.role].name)}</p>
      <Notice text={notice} />
      <Alert text={problem} />
      {passkeys.length === 0 && !hasPassword && <p className="problem">{words.noWay}</p>}
      <div className="panels">
        <div>
          <PasskeyList failed={passkeyFailed === true} passkeys={passkeys} />
          <SessionList sessions={sessions} />
          <SummaryPanel wanted={wantsSummary} />
        </div>
        <div>
          <PasswordPanel
            error={password?.error}
            hasPassword={hasPassword}
            setUp={password?.setUp ?? setUp}
          />
          <RecoveryCodes codes={codes} left={recoveryCodes} />
        </div>
      </div>
    </>
  );
}
