import { accountWords } from "~/content/en/staff/staff-account";
import { passwordWords } from "~/content/en/staff/staff-sign-in";
import { longestStaffName } from "~/core/sessions/people";
import { LocalTime } from "~/staff/frame/local-time";
import { PasskeyPart } from "~/staff/sign-in/passkey-part";
import type { readOwnAccount } from "./own-account.server";

const words = accountWords.passkeys;

type Passkey = Awaited<ReturnType<typeof readOwnAccount>>["passkeys"][number];

/** The person's passkeys, with a button that adds one. */
export function PasskeyList({
  passkeys,
  failed,
}: {
  passkeys: readonly Passkey[];
  /** Whether the last passkey was rejected. */
  failed: boolean;
}) {
  return (
    <section aria-labelledby="passkeys-heading" className="panel">
      <h2 id="passkeys-heading">{words.heading}</h2>
      {passkeys.length === 0 && <p className="hint">{words.none}</p>}
      <ul className="history">
        {passkeys.map((passkey, at) => (
          <OnePasskey at={at} key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <form className="change" method="post">
        <input name="do" type="hidden" value="add-passkey" />
        {failed && (
          <p className="problem" role="alert">
            {passwordWords.errors["passkey-failed"]}
          </p>
        )}
        <PasskeyPart asked="add" hint={words.hint} label={words.add} />
      </form>
    </section>
  );
}

function OnePasskey({ passkey, at }: { passkey: Passkey; at: number }) {
  const { id, name, createdAt, lastUsedAt, backedUp } = passkey;
  return (
    <li>
      <p className="event">
        <strong>{name}</strong>
        <span>{backedUp ? words.synced : words.thisDeviceOnly}</span>
      </p>
      <p className="hint">
        {words.made} <LocalTime at={createdAt} />.{" "}
        {lastUsedAt ? (
          <>
            {words.used} <LocalTime at={lastUsedAt} />.
          </>
        ) : (
          `${words.neverUsed}.`
        )}
      </p>
      <details className="rename">
        <summary className="tap">
          {words.rename}
          <span className="visually-hidden">: {name}</span>
        </summary>
        <form className="filter-search" method="post">
          <label htmlFor={`name-${at}`}>{words.name}</label>
          <input
            autoComplete="off"
            defaultValue={name}
            id={`name-${at}`}
            maxLength={longestStaffName}
            name="name"
            required
            type="text"
          />
          <button className="button" name="do" type="submit" value={`rename-passkey:${id}`}>
            {words.rename}
          </button>
        </form>
      </details>
      <form method="post">
        <button className="link-button" name="do" type="submit" value={`remove-passkey:${id}`}>
          {words.remove}
          <span className="visually-hidden">: {name}</span>
        </button>
      </form>
    </li>
  );
}
