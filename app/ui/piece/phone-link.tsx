import type { ReactNode } from "react";
import { callingWords } from "~/content/en/calling";
import { formatPhone } from "~/facts/format-facts";
import { Icon } from "./icon";

/** A call: every call-to-action is one (specification, section 9). */
export function PhoneLink({
  phone,
  children,
  name,
  after,
  className = "button",
  icon = true,
}: {
  /** In E.164: what it dials, and how it reads, are made of it. */
  phone: string;
  /**
   * The link's text; the number itself when left out. Beside the words stands the number, which
   * phones only read out: there a touch dials it.
   */
  children?: ReactNode;
  /** Owner of the number, read out after it where a page has two. */
  name?: string;
  /** Beside the number; the two are then one hint (styles/header.css). */
  after?: ReactNode;
  className?: string;
  icon?: boolean;
}) {
  const number = <span className="tabular">{formatPhone(phone)}</span>;
  return (
    <a className={className} href={`tel:${phone}`}>
      {icon && <Icon name="phone" />}
      {children ? (
        <>
          <span>{children}</span>
          <span className={after ? "call-hint" : undefined}>
            <span className="call-number">
              <span className="visually-hidden">{callingWords.calls}</span>
              {number}
            </span>
          </span>
        </>
      ) : (
        number
      )}
      {after}
      {name && <span className="visually-hidden">, {name}</span>}
    </a>
  );
}
