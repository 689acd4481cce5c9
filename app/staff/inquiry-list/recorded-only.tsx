import { useLocation } from "react-router";
import { printingWords as words } from "~/content/en/staff/staff-printing";

/** Pages with visitors' data; those that are made to be printed record it. */
const withVisitors = /^\/staff(\/(spam|payments|inquiries)(\/[^/]+(\/delete)?)?)?$/;
const recorded = /\/print$/;

/** Printed instead of a page whose printing would not be recorded. */
export function RecordedOnly() {
  const { pathname } = useLocation();
  if (!withVisitors.test(pathname) || recorded.test(pathname)) return null;
  return <p className="recorded-only">{words.recorded}</p>;
}
