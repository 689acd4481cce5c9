import type { ComponentProps } from "react";

/**
 * Sends a form. A mouse does not move focus: otherwise the field just left is validated between
 * mousedown and mouseup, its message moves the button, and the click is lost.
 */
export function SubmitButton(props: Omit<ComponentProps<"button">, "type">) {
  return (
    <button
      {...props}
      className="button submit"
      onMouseDown={(event) => event.preventDefault()}
      type="submit"
    />
  );
}
