import { createContext } from "react-router";
import type { HourLight } from "./content/en/pictures";
import type { Site } from "./content/site";
import type { App } from "./core/app";
import type { Preview } from "./page-handle";

/** The running site; pages that are the same for everybody are rendered without it. */
export const appContext = createContext<App>();

/** The clinic's facts and the words, set for each request, so that the whole response agrees. */
export const siteContext = createContext<Site>();

/** By path: the clinic's day of the last publication that changed the page. */
export const pageDatesContext = createContext<Readonly<Record<string, string>>>({});

/** The light of the clinic's hour, for a page whose picture shows it. */
export const lightContext = createContext<HourLight>("");

/** The posted form, parsed once and checked (core/limits/posted-form.ts); none for a GET. */
export const postedFormContext = createContext<FormData>();

/** Nonce of the response's Content-Security-Policy; "" for pre-rendered pages. */
export const nonceContext = createContext("");

/** Set for a page that staff preview before it is published; null for every other page. */
export const previewContext = createContext<Preview | null>(null);

/** The key for counting a client's attempts; its IP address can't be read from it. */
export const visitorKeyContext = createContext("");

/**
 * The visitor has posted too often: the form is rendered again with the typed text, and nothing
 * else is done.
 */
export const tooManyContext = createContext(false);

/** The site is served over https, so its cookies are Secure. */
export const secureContext = createContext(false);

/** Destination of errors: the server's log, or the build's output. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  console.error(error);
});

/** Error status to render; 0 renders the requested page. */
export const refusalContext = createContext(0);

/** Called with the route's pattern when a page is unknown: its path may hold a secret. */
export const reportNotFoundContext = createContext<(pattern: string) => void>(() => {});
