import type { InputHTMLAttributes } from "react";

/** A labelled field of the staff's forms, with its validation message. */
export function EntryField({
  label,
  hint,
  error,
  ...input
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
} & InputHTMLAttributes<HTMLInputElement>) {
  const { id } = input;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <p className="entry-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <input
        type="text"
        {...input}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      {error && (
        <span className="entry-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </p>
  );
}
