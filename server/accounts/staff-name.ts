import { longestStaffName } from "../../app/contracts/people";
import { storable } from "../db/storable";

/** On one line, as long as a name is. */
export const staffName = (name: string) =>
  storable(name)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longestStaffName);
