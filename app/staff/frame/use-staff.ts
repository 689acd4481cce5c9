import { createContext, useContext } from "react";
import type { StaffPerson } from "~/core/sessions/people";
import { type DeskPath, mayDo } from "./permissions";

/** The person at the desk, provided by staff-layout.tsx; null outside it. */
export const StaffPersonContext = createContext<StaffPerson | null>(null);

/** The person at the desk, and what they may do there: for links and buttons. */
export function useStaff() {
  const person = useContext(StaffPersonContext);
  return {
    person,
    may: (path: DeskPath, action = "see") => person !== null && mayDo(person.role, path, action),
  };
}
