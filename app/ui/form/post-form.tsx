import type { ComponentProps } from "react";
import { idempotencyField, newIdempotencyKey } from "./form-submission";

/**
 * A form whose post is stored once, however often it arrives. Its key is made while the page is
 * rendered: for pages that only the server renders, once for each request.
 */
export const PostForm = ({ children, ...attributes }: ComponentProps<"form">) => (
  <form {...attributes} method="post">
    <input name={idempotencyField} type="hidden" value={newIdempotencyKey()} />
    {children}
  </form>
);

/** A button that sends its form; the action reads its value from the field `do`. */
export const DoButton = (attributes: ComponentProps<"button"> & { value: string }) => (
  <button {...attributes} name="do" type="submit" />
);

/** The result of the posted form. Takes focus, so that it is seen and announced. */
export const Outcome = (attributes: ComponentProps<"p"> & { role: "alert" | "status" }) => (
  // biome-ignore lint/a11y/noAutofocus: the response to the form that was just sent.
  <p autoFocus tabIndex={-1} {...attributes} />
);
