import { useRouteLoaderData } from "react-router";
import type { StaffPerson } from "~/core/sessions/people";
import { type DeskPath, mayDo } from "./permissions";

/** Who is at the desk, and what they may do there: for links and buttons. */
export function useStaff() {
  // What staff-layout.tsx loads.
  const layout = useRouteLoaderData("staff/frame/staff-layout");
  const person = (layout as { person: StaffPerson } | undefined)?.person ?? null;
  return {
    person,
    may: (path: DeskPath, action = "see") => person !== null && mayDo(person.role, path, action),
  };
}
