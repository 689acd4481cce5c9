import { staffWords } from "~/content/en/staff/staff";

/** A date field cannot show an invalid date: a text field shows it for correction. */
export function DayField({
  name,
  label,
  value,
  wrong,
}: {
  name: string;
  label: string;
  value: string;
  /** The typed text, when it is not a day. */
  wrong: string;
}) {
  const problem = `${name}-problem`;
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <input
        aria-describedby={wrong ? problem : undefined}
        aria-invalid={wrong ? true : undefined}
        defaultValue={wrong || value}
        id={name}
        maxLength={wrong ? 40 : undefined}
        name={name}
        type={wrong ? "text" : "date"}
      />
      {wrong && (
        <span className="mark" id={problem}>
          {staffWords.list.noSuchDay}
        </span>
      )}
    </p>
  );
}
