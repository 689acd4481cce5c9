import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/piece/icon";
import { Picture } from "~/ui/piece/picture";

/**
 * The anchor of a message, for the redirect after a long form: a browser keeps the anchor of the
 * form's own URL unless there is another, and this one takes the focus.
 */
export const noticeId = "said";

/** A message of the page, announced when it appears; nothing without a text. */
export const Notice = ({ text }: { text: ReactNode }) =>
  text && (
    <p className="notice" id={noticeId} role="status" tabIndex={-1}>
      {text}
    </p>
  );

/**
 * A page that has nothing to show, with the empty shell; or, with an icon of what it would show, a
 * part of a page.
 */
export const Empty = ({ icon, children }: { icon?: IconName; children: ReactNode }) => (
  <p className={icon ? "empty" : "empty whole"}>
    {icon ? <Icon name={icon} /> : <Picture alt="" name="empty-shell" sizes="16rem" />}
    <span>{children}</span>
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

/** Errors of the form that was just sent, each with a link to its field. */
export const FormProblems = ({
  heading,
  list,
}: {
  heading: (n: number) => string;
  list: readonly (readonly [field: string, message: string])[];
}) => (
  // biome-ignore lint/a11y/noAutofocus: the response to the form that was just sent.
  <div autoFocus className="problem" role="alert" tabIndex={-1}>
    <p>{heading(list.length)}</p>
    <ul>
      {list.map(([field, message]) => (
        <li key={field}>
          <a href={`#${field}`}>{message}</a>
        </li>
      ))}
    </ul>
  </div>
);

/** An error, announced at once; nothing without a text. */
export const Alert = ({ text, id }: { text: ReactNode; id?: string }) =>
  text && (
    <p className="problem" id={id} role="alert">
      {text}
    </p>
  );
