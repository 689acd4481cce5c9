import {
  type FieldMetadata,
  type Submission,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { type FormEvent, useEffect, useRef, useState } from "react";

/**
 * A form whose fields are validated on blur, and all when it is sent; the server applies the same
 * rules. After each failed submission the error summary takes focus, or the wrong field where the
 * form shows no summary.
 */
export function useCheckedForm<Name extends string, Value>({
  id,
  names,
  read,
  result,
  defaults,
  sending,
  onSend,
  onInvalid,
}: {
  /** Id of the form, and prefix of its fields' ids. */
  id: string;
  names: readonly Name[];
  read: (form: FormData) => Submission<unknown, string[], Value>;
  result: SubmissionResult | undefined;
  defaults: Record<string, string | undefined>;
  sending: boolean;
  /** Absent where the form posts by itself. */
  onSend: ((form: HTMLFormElement) => void) | undefined;
  onInvalid?: ((form: HTMLFormElement) => void) | undefined;
}) {
  const summary = useRef<HTMLDivElement>(null);
  const isValid = useRef(false);
  const [tries, setTries] = useState(0);
  const [form, metadata] = useForm<Record<string, string>, Value>({
    id,
    lastResult: result,
    defaultValue: defaults,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => read(formData),
    onSubmit(event) {
      isValid.current = true;
      if (!onSend) return;
      event.preventDefault();
      if (!sending) onSend(event.currentTarget);
    },
  });
  // Conform creates a field for any requested name, which its types can't express for these names.
  const fields = metadata as Record<Name, FieldMetadata<string>>;

  useEffect(() => {
    if (tries === 0) return;
    const wrongField = `#${CSS.escape(id)} [aria-invalid="true"]`;
    (summary.current ?? document.querySelector<HTMLElement>(wrongField))?.focus();
  }, [tries, id]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    isValid.current = false;
    form.onSubmit(event);
    if (!sendsForm(event)) return;
    setTries((count) => count + 1);
    if (!isValid.current) onInvalid?.(event.currentTarget);
  }

  const errorOf = (name: Name) => fields[name].errors?.[0];
  const wrong = form.status === "error" ? names.filter(errorOf) : [];
  return {
    summary,
    /** For the error summary; empty without errors. */
    errors: wrong.map((name) => ({ fieldId: `${id}-${name}`, message: errorOf(name) ?? "" })),
    form: { id, onSubmit, noValidate: true },
    /** Used beside `field`: React takes no key from a spread. */
    keyOf: (name: Name) => fields[name].key ?? name,
    field: (name: Name) => ({
      id: `${id}-${name}`,
      name,
      error: errorOf(name),
      defaultValue: firstText(fields[name].initialValue),
    }),
  };
}

/** The initial value of a field; the first text where it was sent several times. */
function firstText(value: unknown): string | undefined {
  if (Array.isArray(value)) return firstText(value[0]);
  return typeof value === "string" ? value : undefined;
}

/** Conform submits a form also to validate one field, with a button of this name. */
const checkingButton = "__intent__";

/** Whether a submit event is the visitor's, not a validation of a single field. */
function sendsForm({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.getAttribute("name") !== checkingButton;
}
