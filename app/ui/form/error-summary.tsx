import type { RefObject } from "react";
import { useErrorTitle } from "./error-title";

/** Summary of a form's errors, with links to the fields. It takes focus when it appears. */
export function ErrorSummary({
  heading,
  errors,
  ref,
}: {
  heading: string;
  errors: readonly { fieldId: string; message: string }[];
  ref?: RefObject<HTMLDivElement | null>;
}) {
  useErrorTitle(true);
  return (
    // It takes focus, which announces it: a live region would announce it twice.
    <div
      aria-live="off"
      className="error-summary wide"
      data-takes-focus
      ref={ref}
      role="alert"
      tabIndex={-1}
    >
      <h2>{heading}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
