import type { FormEvent } from "react";

/** Conform submits a form also to check one field, with a button of this name. */
const checkingButton = "__intent__";

/** Whether a submit event is the visitor's own wish to send, not a look at a single field. */
export function sendsForm({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.getAttribute("name") !== checkingButton;
}
