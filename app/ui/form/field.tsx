import type { ComponentProps, ReactNode } from "react";
import { useFormWords } from "~/content/form-words";
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
  const { optionalMark } = useFormWords();
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

export const FieldError = ({ id, message }: { id: string; message: string | null | undefined }) =>
  message && (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="alert" />
      {message}
    </p>
  );

/** The texts of a field, and what remains: the attributes of its control. */
function partsOf<Props extends FieldTexts>(props: Props) {
  const { label, error, hint, example, optional, wide, ...control } = props;
  return { texts: { id: props.id, label, error, hint, example, optional, wide }, control };
}

export function TextField(props: FieldTexts & ComponentProps<"input">) {
  const { texts, control } = partsOf(props);
  return <Field {...texts}>{(linked) => <input type="text" {...control} {...linked} />}</Field>;
}

export function TextArea(props: FieldTexts & ComponentProps<"textarea">) {
  const { texts, control } = partsOf(props);
  return <Field {...texts}>{(linked) => <textarea {...control} {...linked} />}</Field>;
}

export function SelectField({
  placeholder,
  options,
  ...props
}: FieldTexts &
  ComponentProps<"select"> & {
    placeholder: string;
    options: readonly { value: string; label: string }[];
  }) {
  const { texts, control } = partsOf(props);
  return (
    <Field {...texts}>
      {(linked) => (
        <span className="select">
          <select {...control} {...linked}>
            <option value="">{placeholder}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
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
