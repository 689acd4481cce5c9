import { useLocation } from "react-router";
import { contactSubjects } from "~/content/en/contact-subjects";

/** The form's URL with the page's subject: /contact?treatment=… or ?about=…. */
export function useContactPath(): string {
  const path = useLocation().pathname.replace(/^\/|\/$/g, "");
  const [, treatment] = /^treatments\/([\w-]+)$/.exec(path) ?? [];
  if (treatment) return `/contact?treatment=${treatment}`;
  const subject = path === "anti-aging" ? "anti-aging-longevity" : path;
  return Object.hasOwn(contactSubjects, subject) ? `/contact?about=${subject}` : "/contact";
}
