import type { ReactNode } from "react";
import { useFormWords } from "~/content/form-words";
import { formatPhone } from "~/facts/format-facts";
import { Icon } from "./icon";

/** A call link: every call-to-action is one (specification, section 9). */
export function PhoneLink({
  phone,
  children,
  name,
  after,
  className = "button",
  icon = true,
}: {
  /** In E.164; the dialed and the displayed number are derived from it. */
  phone: string;
  /**
   * The link's text; the number when absent. Next to a text the number is shown too, except on
   * phones, where it is for screen readers: a touch dials it.
   */
  children?: ReactNode;
  /** Owner of the number, for screen readers where a page has two numbers. */
  name?: string;
  /** Follows the number; the two are then one hint (styles/header.css). */
  after?: ReactNode;
  className?: string;
  icon?: boolean;
}) {
  const { callingWords } = useFormWords();
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
