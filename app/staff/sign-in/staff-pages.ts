import { staffWords } from "~/content/en/staff/staff";
import { errorPrefix } from "~/ui/form/error-title";

/** The title of a page of the staff; one that shows what is wrong says so first. */
export const staffTitle = (title: string, isWrong = false) =>
  `${isWrong ? errorPrefix : ""}${title} | ${staffWords.area}`;
