import type { ComponentProps, ReactNode } from "react";
import { optionalMark } from "~/content/en/form-messages";
import { Icon } from "../piece/icon";

type FieldTexts = {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** Example of the right format, beside the message. */
  example?: string | undefined;
  optional?: boolean | undefined;
  wide?: boolean | undefined;
};

/** Attributes that link a control with its label, hint and message. */
export type LinkedControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
};

/** Label, hint, control and validation message. Site and desk differ by style only. */
export function Field({
  id,
  label,
  error,
  hint,
  example,
  optional = false,
  wide = false,
  children,
}: FieldTexts & { children: (linked: LinkedControl) => ReactNode }) {
  const described = [
    hint && `${id}-hint`,
    error && `${id}-error`,
    error && example && `${id}-example`,
  ];
  return (
    <div className={wide ? "field wide" : "field"}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional">{optionalMark}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
        // Without this, Chromium treats a required list as invalid from the start.
        "aria-invalid": Boolean(error),
      })}
      <FieldError id={id} message={error} />
      {error && example && (
        <p className="hint" id={`${id}-example`}>
          {example}
        </p>
      )}
    </div>
  );
}

/** The validation message of the field with this id. */
export const FieldError = ({ id, message }: { id: string; message: string | null | undefined }) =>
  message && (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="alert" />
      {message}
    </p>
  );

export function TextField({
  label,
  error,
  hint,
  example,
  optional,
  wide,
  ...input
}: FieldTexts & ComponentProps<"input">) {
  const texts = { id: input.id, label, error, hint, example, optional, wide };
  return <Field {...texts}>{(linked) => <input type="text" {...input} {...linked} />}</Field>;
}

export function TextArea({
  label,
  error,
  hint,
  optional,
  wide,
  ...input
}: FieldTexts & ComponentProps<"textarea">) {
  const texts = { id: input.id, label, error, hint, optional, wide };
  return <Field {...texts}>{(linked) => <textarea {...input} {...linked} />}</Field>;
}

export function SelectField({
  label,
  error,
  hint,
  optional,
  wide,
  placeholder,
  options,
  ...select
}: FieldTexts &
  ComponentProps<"select"> & {
    placeholder: string;
    options: readonly { value: string; label: string }[];
  }) {
  const texts = { id: select.id, label, error, hint, optional, wide };
  return (
    <Field {...texts}>
      {(linked) => (
        <span className="select">
          <select {...select} {...linked}>
            <option value="">{placeholder}</option>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </Field>
  );
}

/** One checkbox with its label beside it, never required. */
export function CheckField({
  label,
  error,
  wide = false,
  ...input
}: Pick<FieldTexts, "id" | "label" | "error" | "wide"> & ComponentProps<"input">) {
  return (
    <div className={`field field-check${wide ? " wide" : ""}`}>
      <label>
        <input
          {...input}
          aria-describedby={error && `${input.id}-error`}
          aria-invalid={Boolean(error)}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldError id={input.id} message={error} />
    </div>
  );
}
