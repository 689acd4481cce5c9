import { type RefObject, useEffect } from "react";
import { useFormWords } from "~/content/form-words";

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
  // Without scripts the server sets the same prefix (page-title.tsx).
  useTitlePrefix(useFormWords().frameWords.error);
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

/** The title of a page whose form shows an error without a summary. */
export function ErrorTitle() {
  useTitlePrefix(useFormWords().frameWords.error);
  return null;
}

/** Sets a prefix of the page's title while the component is mounted. */
export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    const bare = document.title.replace(prefix, "");
    document.title = prefix + bare;
    return () => {
      document.title = bare;
    };
  }, [prefix]);
}
