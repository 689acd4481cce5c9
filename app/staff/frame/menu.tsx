import type { ReactNode } from "react";

/**
 * A button that opens a sheet, below it or, on a phone, at the bottom of the window. A native
 * popover: it needs no script, and Escape or a click elsewhere closes it.
 */
export function Menu({
  id,
  label,
  className = "menu-button",
  children,
  ...button
}: {
  /** Unique on the page. */
  id: string;
  label: ReactNode;
  className?: string;
  children: ReactNode;
  "aria-current"?: "true" | undefined;
  "data-key"?: string;
}) {
  return (
    <div className="menu">
      <button {...button} className={className} popoverTarget={id} type="button">
        {label}
      </button>
      <div className="menu-sheet" id={id} popover="auto">
        {children}
      </div>
    </div>
  );
}
