import type { ReactNode } from "react";

/** A message of the page, announced when it appears; nothing without a text. */
export const Notice = ({ text }: { text: ReactNode }) =>
  text && (
    <p className="notice" role="status">
      {text}
    </p>
  );

/** A box with a heading. `id` names its heading, `ID-heading`. */
export const Panel = ({
  id,
  heading,
  className = "",
  children,
}: {
  id: string;
  heading: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={`${id}-heading`} className={`panel ${className}`.trim()}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {children}
  </section>
);

/** What went wrong, announced at once; nothing without a text. */
export const Alert = ({ text, id }: { text: ReactNode; id?: string }) =>
  text && (
    <p className="problem" id={id} role="alert">
      {text}
    </p>
  );
