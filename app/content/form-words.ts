import { createContext, use } from "react";
import type { Words } from "./site";

/** The texts of the forms, which the browser renders again: they come with each island's script. */
export type FormWords = Pick<
  Words,
  | "bookAloneWords"
  | "callbackText"
  | "callingWords"
  | "contactFormWords"
  | "eitherWay"
  | "fieldMessages"
  | "frameWords"
  | "inquiryLabels"
  | "inquiryMessages"
  | "language"
  | "optionalMark"
  | "paymentFormWords"
  | "paymentMessages"
  | "reachOptions"
  | "serviceOptions"
  | "summaryHeading"
  | "windowText"
>;

/** Provided around every rendered page (OnSite) and every island (start-island.tsx). */
export const FormWordsContext = createContext<FormWords | null>(null);

/** The texts of forms, in components that islands contain. */
export function useFormWords(): FormWords {
  const words = use(FormWordsContext);
  if (!words) throw new Error("No words here: a form needs <FormWordsContext>.");
  return words;
}
