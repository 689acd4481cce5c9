import { builtPages } from "~/static-paths";
import { contactContext } from "./contact-context";

/**
 * Path of the page from which somebody came to the form: as the browser says, else as the link to
 * the form tells (?treatment=…). "" when that is not known. Nothing but a page's own path is kept.
 */
export function pathBefore(request: Request, said: string): string {
  const linked = contactContext(request).back?.href.split(/[?#]/)[0] ?? "";
  return [said, linked].find((path) => builtPages.includes(path)) ?? "";
}
