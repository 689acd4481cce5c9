import type { ReactNode } from "react";

/** A message of the page, announced when it appears; nothing without a text. */
export const Notice = ({ text }: { text: ReactNode }) =>
  text && (
    <p className="notice" role="status">
      {text}
    </p>
  );

/** What went wrong, announced at once; nothing without a text. */
export const Alert = ({ text, id }: { text: ReactNode; id?: string }) =>
  text && (
    <p className="problem" id={id} role="alert">
      {text}
    </p>
  );
