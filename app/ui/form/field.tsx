import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { optionalMark } from "~/content/en/form-messages";
import { Icon } from "../piece/icon";

type Common = {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Example of the right format, beside the message. */
  example?: string | undefined;
  optional?: boolean;
  wide?: boolean;
};

/*
 * Each field states whether it is invalid: without this, Chromium treats a required list as invalid
 * from the start.
 */
const describedBy = (id: string, hint?: string, error?: string, example?: string) =>
  [hint && `${id}-hint`, error && `${id}-error`, error && example && `${id}-example`]
    .filter(Boolean)
    .join(" ") || undefined;

function Frame({
  id,
  label,
  error,
  hint,
  example,
  optional,
  wide,
  children,
}: Common & { children: ReactNode }) {
  return (
    <div className={`field${wide ? " wide" : ""}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional">{optionalMark}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {error && example && (
        <p className="hint" id={`${id}-example`}>
          {example}
        </p>
      )}
    </div>
  );
}

/** Label above, field, and validation message below, linked for screen readers. */
export function TextField({
  label,
  error,
  hint,
  example,
  optional = false,
  wide = false,
  ...input
}: Common & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Frame
      error={error}
      example={example}
      hint={hint}
      id={input.id}
      label={label}
      optional={optional}
      wide={wide}
    >
      <input
        type="text"
        {...input}
        aria-describedby={describedBy(input.id, hint, error, example)}
        aria-invalid={Boolean(error)}
      />
    </Frame>
  );
}

export function TextArea({
  label,
  error,
  hint,
  optional = false,
  wide = false,
  ...input
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame error={error} hint={hint} id={input.id} label={label} optional={optional} wide={wide}>
      <textarea
        {...input}
        aria-describedby={describedBy(input.id, hint, error)}
        aria-invalid={Boolean(error)}
      />
    </Frame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  optional = false,
  placeholder,
  options,
  wide = false,
  ...select
}: Common &
  SelectHTMLAttributes<HTMLSelectElement> & {
    placeholder: string;
    options: readonly { value: string; label: string }[];
  }) {
  return (
    <Frame error={error} hint={hint} id={select.id} label={label} optional={optional} wide={wide}>
      <span className="select">
        <select
          {...select}
          aria-describedby={describedBy(select.id, hint, error)}
          aria-invalid={Boolean(error)}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </Frame>
  );
}

/** One checkbox with its label beside it, never required. */
export function CheckField({
  label,
  error,
  wide = false,
  ...input
}: Omit<Common, "hint" | "optional"> & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className={`field field-check${wide ? " wide" : ""}`}>
      <label>
        <input
          {...input}
          aria-describedby={describedBy(input.id, undefined, error)}
          aria-invalid={Boolean(error)}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="field-error" id={`${input.id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
