import { builtPages } from "~/static-paths";
import { contactContext } from "./contact-context";

/**
 * Path of the page before the form: from the browser, else from the link to the form
 * (?treatment=…); "" when unknown. Only paths of the site's own pages are kept.
 */
export function pathBefore(request: Request, said: string): string {
  const linked = contactContext(request).back?.href.split(/[?#]/)[0] ?? "";
  return [said, linked].find((path) => builtPages.includes(path)) ?? "";
}
