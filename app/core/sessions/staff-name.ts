import { storable } from "~/core/db/sanitize-text";
import { longestStaffName } from "./people";

/** A typed name as it is stored: on one line, cut to the longest that is allowed. */
export const staffName = (name: string) =>
  storable(name)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longestStaffName);
