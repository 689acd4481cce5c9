import { listings } from "~/catalogue/products";
import { serviceOf } from "~/content/form-values";
import { splitPath } from "~/content/languages";
import type { Words } from "~/content/site";
import { ticked } from "~/staff/inquiry-record/inquiry-schema";
import { builtPages } from "~/static-paths";

export type ContactContext = {
  /** Initial values of the form. */
  defaults: { service?: string; message?: string; wantsEstimate?: string };
  /** Link back to the previous page; null when that is unknown. */
  back: { href: string; label: string } | null;
};

/**
 * Context from the query of a link to the form: ?treatment=… sets the service, names the treatment
 * in the message and sets the back link; ?about=… does the same for an area's page; ?estimate=1
 * ticks the request for an estimate. A form posted without scripts reads it from its page's URL.
 */
export function contactContext({ url, headers }: Request, words: Words): ContactContext {
  const { contactSubjects, subjectLine, contactFormWords } = words;
  const here = new URL(url);
  const before = refererOf(headers, here);
  const urls = [here, ...(before?.pathname === "/contact" ? [before] : [])]
    .map(({ searchParams }) => searchParams)
    .find((query) => ["treatment", "about", "estimate"].some((name) => query.has(name)));
  const left = before && before.pathname !== "/contact" ? before : undefined;

  const slug = urls?.get("treatment");
  const treatment = listings.find((listing) => listing.slug === slug);
  if (treatment)
    return {
      defaults: { service: serviceOf(treatment), message: subjectLine(treatment.title) },
      back: {
        href: placeOf(treatment.slug, left),
        label: contactFormWords.backTo(treatment.title),
      },
    };
  const about = urls?.get("about") ?? "";
  const subject = Object.hasOwn(contactSubjects, about) ? contactSubjects[about] : undefined;
  if (subject) {
    const { service, message, label } = subject;
    return {
      defaults: { service, ...(message && { message: subjectLine(message) }) },
      back: { href: `/${about}`, label: contactFormWords.backTo(label) },
    };
  }
  if (urls?.get("estimate") === "1")
    return {
      defaults: { wantsEstimate: ticked },
      back: { href: "/good-faith-estimate", label: contactFormWords.backToSite },
    };
  return { defaults: {}, back: null };
}

/**
 * The previous page by its English URL, if it is on this site; undefined when the browser does not
 * send it.
 */
function refererOf(headers: Headers, here: URL): URL | undefined {
  const referer = headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  url.pathname = splitPath(url.pathname).path;
  return url.host === here.host && builtPages.includes(url.pathname) ? url : undefined;
}

/** The page with the treatment: its own page, or one that opens its dialog. */
function placeOf(slug: string, left: URL | undefined): string {
  if (!left || left.pathname.startsWith("/treatments/")) return `/treatments/${slug}`;
  return `${left.pathname}${left.search}#${slug}`;
}

/**
 * Path of the page before the form: from the browser, else from the link to the form
 * (?treatment=…); "" when unknown. Only paths of the site's own pages are kept, without a language.
 */
export function pathBefore(request: Request, said: string, words: Words): string {
  const linked = contactContext(request, words).back?.href.split(/[?#]/)[0] ?? "";
  return [splitPath(said).path, linked].find((path) => builtPages.includes(path)) ?? "";
}
