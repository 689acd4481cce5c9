import type { ReactNode } from "react";
import { useFacts } from "~/facts/use-facts";
import { StaffFrame } from "~/staff/frame/staff-frame";

/** The frame of pages before the desk: one card with one task. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const { name } = useFacts();
  return (
    <StaffFrame>
      <div className="entry">
        <p className="entry-clinic">{name}</p>
        <div className="entry-card">{children}</div>
      </div>
    </StaffFrame>
  );
}
