import type { ComponentProps } from "react";

/**
 * Sends a form. A mouse leaves the focus where it is: otherwise the field just left is checked
 * between press and release, its message moves the button, and the click is lost.
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
