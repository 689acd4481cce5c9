import { roleWords } from "~/content/en/staff/staff-mail-words";
import { type Role, roles } from "~/core/sessions/people";

/** One of the three roles, each with what it means. */
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
