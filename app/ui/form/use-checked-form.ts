import {
  type FieldMetadata,
  type Submission,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { type FormEvent, useEffect, useRef, useState } from "react";

/**
 * A form whose fields are checked when they are left, and all of them when it is sent; the server
 * checks by the same rules. After each try to send, the list of what is wrong takes focus.
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
  /** Id of the form; the ids of its fields begin with it. */
  id: string;
  /** The fields, in their order. */
  names: readonly Name[];
  /** The rules. */
  read: (form: FormData) => Submission<unknown, string[], Value>;
  /** Errors that the server found. */
  result: SubmissionResult | undefined;
  defaults: Record<string, string | undefined>;
  sending: boolean;
  /** Left out where the form posts by itself. */
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
  // Conform makes a field of any name it is asked for, which its types can't say of names given here.
  const fields = metadata as Record<Name, FieldMetadata<string>>;

  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);

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
    /** For the list of what is wrong; empty while nothing is. */
    errors: wrong.map((name) => ({ fieldId: `${id}-${name}`, message: errorOf(name) ?? "" })),
    form: { id, onSubmit, noValidate: true },
    /** To be set beside `field`: React takes no key from a spread. */
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

/** Conform submits a form also to check one field, with a button of this name. */
const checkingButton = "__intent__";

/** Whether a submit event is the visitor's own wish to send, not a look at a single field. */
function sendsForm({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.getAttribute("name") !== checkingButton;
}
