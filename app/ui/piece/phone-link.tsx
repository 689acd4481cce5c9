import type { ReactNode } from "react";
import type { Phone } from "~/facts/site";
import { Icon } from "./icon";

/** A call: every call-to-action of the specification that says "call" is one of these. */
export function PhoneLink({
  phone,
  children,
  className = "button",
  icon = true,
}: {
  phone: Phone;
  /** What the link says; the number itself when left out. */
  children?: ReactNode;
  className?: string;
  icon?: boolean;
}) {
  return (
    <a className={className} href={`tel:${phone.e164}`}>
      {icon && <Icon name="phone" />}
      {children ? <span>{children}</span> : <span className="tabular">{phone.display}</span>}
    </a>
  );
}
