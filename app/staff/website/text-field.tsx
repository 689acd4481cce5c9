import type { ComponentProps } from "react";

/** A one-line field with its label, hint and validation issue. */
export function TextField({
  id,
  label,
  hint,
  problem = null,
  ...input
}: ComponentProps<"input"> & {
  id: string;
  label: string;
  hint?: string;
  problem?: string | null;
}) {
  const about = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="site-text">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        aria-describedby={about || undefined}
        aria-invalid={problem !== null}
        autoComplete="off"
        id={id}
        type="text"
        {...input}
      />
      <FieldProblem id={`${id}-problem`} message={problem} />
    </div>
  );
}

/** The validation issue of a field, below it; the field's aria-describedby names `id`. */
export const FieldProblem = ({ id, message }: { id: string; message: string | null }) =>
  message && (
    <p className="field-error" id={id} role="alert">
      {message}
    </p>
  );
