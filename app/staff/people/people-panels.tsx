import type { ReactNode } from "react";
import { roleWords } from "~/content/en/staff/staff-mail-words";
import { peopleWords } from "~/content/en/staff/staff-people";
import { type Role, roles } from "~/core/sessions/people";
import { CopyButton } from "~/staff/frame/copy-button";
import { Notice } from "~/staff/frame/notice";

const words = peopleWords.invited;

/** The link of a new invitation, to be copied, or a notice that a mail is being sent. */
export function InvitationLink({ email, link }: { email: string; link: string | null }) {
  if (link === null) return <Notice text={words.mailed(email)} />;
  return (
    <div className="notice stack" role="status">
      <p>{words.copy(email)}</p>
      <p className="copy">
        <label className="visually-hidden" htmlFor="link">
          {words.link}
        </label>
        <input id="link" readOnly type="text" value={link} />
        <CopyButton done={words.copied} label={words.copyLink} of="link" />
      </p>
    </div>
  );
}

export function RoleField({ label, role }: { label: ReactNode; role: Role }) {
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
