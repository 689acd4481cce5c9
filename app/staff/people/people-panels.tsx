import { roleWords } from "~/content/en/staff/staff-mail-words";
import { peopleWords } from "~/content/en/staff/staff-people";
import { type Role, roles } from "~/core/sessions/people";
import { useDocumentParts } from "~/page-handle";
import copyScript from "~/staff/frame/copy-script.ts?script";
import { Notice } from "~/staff/frame/notice";
import { InlineScript } from "~/ui/piece/inline";

const words = peopleWords.invited;

/** The link of a new invitation, to be copied, or a notice that a mail is being sent. */
export function InvitationLink({ email, link }: { email: string; link: string | null }) {
  const { nonce } = useDocumentParts();
  if (link === null) return <Notice text={words.mailed(email)} />;
  return (
    <div className="notice stack" role="status">
      <p>{words.copy(email)}</p>
      <p className="copy">
        <label className="visually-hidden" htmlFor="link">
          {words.link}
        </label>
        <input id="link" readOnly type="text" value={link} />
        <button
          className="button quiet"
          data-copies="link"
          data-done={words.copied}
          hidden
          type="button"
        >
          {words.copyLink}
        </button>
      </p>
      <InlineScript nonce={nonce} text={copyScript} />
    </div>
  );
}

/** Choice of a role, each with its explanation. */
export function RoleField({ label, role }: { label: string; role: Role }) {
  return (
    <fieldset className="roles">
      <legend>{label}</legend>
      {roles.map((one) => (
        <p className="choice" key={one}>
          <input
            defaultChecked={one === role}
            id={`role-${one}`}
            name="role"
            type="radio"
            value={one}
          />
          <label htmlFor={`role-${one}`}>
            <strong>{roleWords[one].name}</strong>
            <span className="hint">{roleWords[one].means}</span>
          </label>
        </p>
      ))}
    </fieldset>
  );
}
