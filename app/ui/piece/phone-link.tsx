import type { ReactNode } from "react";
import { formatPhone } from "~/facts/format-phone";
import { Icon } from "./icon";

/** A call: every call-to-action of the specification that says "call" is one of these. */
export function PhoneLink({
  phone,
  children,
  className = "button",
  icon = true,
}: {
  /** In E.164: what it dials, and how it reads, are made of it. */
  phone: string;
  /** What the link says; the number itself when left out. */
  children?: ReactNode;
  className?: string;
  icon?: boolean;
}) {
  return (
    <a className={className} href={`tel:${phone}`}>
      {icon && <Icon name="phone" />}
      {children ? <span>{children}</span> : <span className="tabular">{formatPhone(phone)}</span>}
    </a>
  );
}
