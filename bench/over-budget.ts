import { splitPath } from "../app/content/languages.ts";
import type { PageWeight } from "./page-weight.ts";

type Measure =
  | "document"
  | "inlineScripts"
  | "fonts"
  | "requests"
  | "firstTouch"
  | "requestsTouched";
type Limits = Record<Measure, number>;

/** Limits of pages without state: bytes as sent, and numbers of requests. */
const stateless: Limits = {
  // A page as sent, with its style and its inline scripts: decision 9.
  document: 16_384,
  // The phone's header, and the subject that a link passes to the form respond immediately to a
  // scroll or a tap, which a later file could not. "Leave this page" must work as soon as the page
  // is shown, and the starter of the tools fetches their scripts at the first sign.
  inlineScripts: 1_300,
  fonts: 26_000,
  // The fourth is the style of the lower part, the fifth is after the load event
  // (app/enhance/after-load.ts).
  requests: 5,
  firstTouch: 0,
  requestsTouched: 5,
};
const form: Limits = {
  ...stateless,
  // The amount's field keeps what is typed into it, and a link of the error summary focuses its field.
  inlineScripts: 1_900,
  // The contact page also fetches the script that says whether the office is open.
  requests: 6,
  // The form also computes the next call-back times: calendar, holidays, closed days.
  // Names, phones and emails are read as they are pasted. One file, with the toasts in it.
  firstTouch: 106_000,
  requestsTouched: 7,
};
/** The tabs' script is fetched after the page has been painted. */
const tabbed: Limits = { ...stateless, requests: 6, requestsTouched: 6 };
/** All treatments; the script of their dialogs is fetched after the page has been painted. */
const catalogue: Limits = {
  ...stateless,
  document: 24_576,
  inlineScripts: 3_250,
  requests: 6,
  requestsTouched: 6,
};

/** A script chooses the light of the head's picture before it is fetched. */
const home: Limits = { ...stateless, inlineScripts: 1_650 };

const others: Record<string, Limits> = {
  "/": home,
  "/services": catalogue,
  "/weight-loss": tabbed,
  "/weight-loss-aesthetics": tabbed,
  "/contact": form,
  "/payment": form,
};

/** Spanish has longer words: its pages and scripts may have 8% more bytes, but no more requests. */
const longer = 1.08;

/** The limits for the page at `asked`. */
export function limitsOf(asked: string): Limits {
  const { language, path } = splitPath(asked);
  const limits = others[path] ?? stateless;
  if (language === "en") return limits;
  const { document, inlineScripts, firstTouch } = limits;
  return {
    ...limits,
    document: Math.floor(document * longer),
    inlineScripts: Math.floor(inlineScripts * longer),
    firstTouch: Math.floor(firstTouch * longer),
  };
}

/** One sentence for each exceeded limit. */
export function overBudget(pages: readonly PageWeight[]) {
  const errors: string[] = [];
  for (const page of pages)
    for (const [measure, limit] of Object.entries(limitsOf(page.path)) as [Measure, number][])
      if (page[measure] > limit)
        errors.push(`${page.path}: ${measure} is ${page[measure]}, allowed are ${limit}`);
  return errors;
}
