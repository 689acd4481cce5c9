import { redirect } from "react-router";

/** The front desk opens with its list. */
export function loader() {
  return redirect("/staff/inquiries", 303);
}
