import { accountWords as words } from "~/content/en/staff/staff-account";
import { colleagueWords } from "~/content/en/staff/staff-colleagues";
import { passwordWords } from "~/content/en/staff/staff-sign-in";
import { longestStaffName } from "~/core/sessions/people";
import { CopyButton } from "~/staff/frame/copy-button";
import { LocalTime } from "~/staff/frame/local-time";
import { Alert, Panel } from "~/staff/frame/notice";
import { NewPasswordFields, PasskeyPart } from "~/staff/sign-in/entry-form";
import type { PasswordError, PasswordSetUp } from "~/staff/sign-in/new-sign-in-method.server";
import { DoButton } from "~/ui/form/post-form";
import type { readOwnAccount } from "./own-account.server";

export function PasswordPanel({
  hasPassword,
  setUp,
  error,
}: {
  hasPassword: boolean;
  setUp: PasswordSetUp;
  /** Validation error of the password just entered. */
  error: PasswordError | undefined;
}) {
  return (
    <Panel heading={words.password.heading} id="password">
      <p>{hasPassword ? words.password.has : words.password.none}</p>
      <details open={error !== undefined}>
        <summary className="button quiet small">
          {hasPassword ? words.password.change : words.password.set}
        </summary>
        <form className="entry-form" method="post" noValidate>
          <NewPasswordFields error={error} setUp={setUp} />
          <DoButton className="button" value="set-password">
            {words.password.save}
          </DoButton>
        </form>
      </details>
      {hasPassword && (
        <form method="post">
          <DoButton className="button quiet small" value="remove-password">
            {words.password.remove}
          </DoButton>
        </form>
      )}
    </Panel>
  );
}

export function RecoveryCodes({ left, codes }: { left: number; codes: string[] | undefined }) {
  return (
    <Panel heading={words.recovery.heading} id="recovery">
      {codes ? (
        <div className="notice" role="status">
          <p>{words.recovery.fresh}</p>
          <ol className="codes" id="codes">
            {codes.map((code) => (
              <li key={code}>
                <samp>{code}</samp>
              </li>
            ))}
          </ol>
          <CopyButton done={words.recovery.copied} label={words.recovery.copy} of="codes" />
        </div>
      ) : (
        <p>{words.recovery.left(left)}</p>
      )}
      <form className="change" method="post">
        {left > 0 && <p className="hint">{words.recovery.replaces}</p>}
        <DoButton className="button quiet" value="recovery-codes">
          {words.recovery.make}
        </DoButton>
      </form>
    </Panel>
  );
}

type OpenSession = Awaited<ReturnType<typeof readOwnAccount>>["sessions"][number];

export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  return (
    <Panel heading={words.sessions.heading} id="sessions">
      <ul className="history">
        {sessions.map(({ id, device, createdAt, lastSeenAt, isThis }) => (
          <li key={id}>
            <p className="event">
              <strong>{device}</strong>
              {isThis && <span>{words.sessions.this}</span>}
            </p>
            <p className="hint">
              {words.sessions.since} <LocalTime at={createdAt} />. {words.sessions.seen}{" "}
              <LocalTime at={lastSeenAt} />.
            </p>
            {!isThis && (
              <form method="post">
                <DoButton className="button quiet small" value={`end-session:${id}`}>
                  {words.sessions.end}
                  <span className="visually-hidden">: {device}</span>
                </DoButton>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form className="change" method="post">
          <DoButton className="button quiet" value="end-others">
            {words.sessions.endOthers}
          </DoButton>
        </form>
      )}
    </Panel>
  );
}

type Passkey = Awaited<ReturnType<typeof readOwnAccount>>["passkeys"][number];

export function PasskeyList({
  passkeys,
  failed,
}: {
  passkeys: readonly Passkey[];
  /** Whether the last passkey was rejected. */
  failed: boolean;
}) {
  return (
    <Panel heading={words.passkeys.heading} id="passkeys">
      {passkeys.length === 0 && <p className="hint">{words.passkeys.none}</p>}
      <ul className="history">
        {passkeys.map((passkey) => (
          <OnePasskey key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <form className="change" method="post">
        <input name="do" type="hidden" value="add-passkey" />
        <Alert text={failed && passwordWords.errors["passkey-failed"]} />
        <PasskeyPart purpose="add" hint={words.passkeys.hint} label={words.passkeys.add} />
      </form>
    </Panel>
  );
}

function OnePasskey({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt, backedUp } = passkey;
  return (
    <li>
      <p className="event">
        <strong>{name}</strong>
        <span>{backedUp ? words.passkeys.synced : words.passkeys.thisDeviceOnly}</span>
      </p>
      <p className="hint">
        {words.passkeys.made} <LocalTime at={createdAt} />.{" "}
        {lastUsedAt ? (
          <>
            {words.passkeys.used} <LocalTime at={lastUsedAt} />.
          </>
        ) : (
          `${words.passkeys.neverUsed}.`
        )}
      </p>
      <details className="rename">
        <summary className="button quiet small">
          {words.passkeys.rename}
          <span className="visually-hidden">: {name}</span>
        </summary>
        <form className="filter-search" method="post">
          <div className="field">
            <label htmlFor={`name-${id}`}>{words.passkeys.name}</label>
            <input
              autoComplete="off"
              defaultValue={name}
              id={`name-${id}`}
              maxLength={longestStaffName}
              name="name"
              required
              type="text"
            />
          </div>
          <DoButton className="button" value={`rename-passkey:${id}`}>
            {words.passkeys.rename}
          </DoButton>
        </form>
      </details>
      <form method="post">
        <DoButton className="button quiet small" value={`remove-passkey:${id}`}>
          {words.passkeys.remove}
          <span className="visually-hidden">: {name}</span>
        </DoButton>
      </form>
    </li>
  );
}

/** The switch for the summary of the day by mail. */
export function SummaryPanel({ wanted }: { wanted: boolean }) {
  const { heading, hint, on, off } = colleagueWords.summary;
  return (
    <Panel heading={heading} id="summary">
      <p className="hint">{hint}</p>
      <form className="change" method="post">
        <DoButton className="button quiet" value={wanted ? "summary-off" : "summary-on"}>
          {wanted ? off : on}
        </DoButton>
      </form>
    </Panel>
  );
}
