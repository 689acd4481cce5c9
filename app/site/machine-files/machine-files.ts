import { pathIn, splitPath } from "~/content/languages";
import { markedLanguage, withoutMarks } from "~/content/marked-english";
import type { Site } from "~/content/site";
import { siteContext } from "~/context";
import { typeOfPath } from "~/core/http/memory-file";
import type { Facts } from "~/facts/facts-schema";
import { type CallHours, callHours } from "~/facts/hours/closed-day";
import { clockOffsets } from "~/facts/hours/zoned-time.server";
import { domain, hasPicture, timeZone } from "~/facts/identity";
import { themeColors } from "~/site/seo/page-head";
import { searchEntries } from "~/site/services/search-entries";
import type { Route } from "./+types/machine-files";

/** The files for programs by their paths; the sitemap is in sitemap.ts. */
const files: Readonly<Record<string, (site: Site) => string>> = {
  "/robots.txt": () => robots,
  "/manifest.webmanifest": ({ facts }) => JSON.stringify(manifest(facts)),
  /** Search index of /services for the browser, fetched at a visitor's first search. */
  "/search.json": (site) => {
    const inLanguage = <Linked extends { href: string }>(one: Linked): Linked => ({
      ...one,
      href: pathIn(site.language, one.href),
    });
    return JSON.stringify({
      entries: searchEntries(site).map(inLanguage),
      brands: site.words.brands.map(inLanguage),
    });
  },
  /** For the scripts that know the time (enhance/calling.ts). */
  "/call-hours.json": ({ facts: { hours } }) =>
    JSON.stringify({
      ...callHours(hours),
      noteLang: markedLanguage(hours.holidayNote),
      offsets: clockOffsets(new Date(), timeZone),
    } satisfies CallHours),
  "/clinic.vcf": ({ facts }) => vcard(facts),
  "/.well-known/security.txt": ({ facts }) => security(facts),
};

export function loader({ request, context }: Route.LoaderArgs) {
  const { path } = splitPath(new URL(request.url).pathname);
  const content = withoutMarks(files[path]?.(context.get(siteContext)) ?? "");
  return new Response(content, { headers: { "Content-Type": typeOfPath(path) } });
}

/**
 * Everything may be crawled. The staff pages have noindex: a line here would tell people their
 * path, and would keep search engines from reading the noindex.
 */
const robots = `User-agent: *\nAllow: /\n\nSitemap: ${domain}/sitemap.xml\n`;

/** How a phone's home screen shows the site: its icon, opened as a page of the browser. */
function manifest({ name }: Facts) {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  });
  return {
    name,
    short_name: name.split(" ")[0],
    start_url: "/",
    scope: "/",
    lang: "en-US",
    display: "browser",
    background_color: "#f6f1e8",
    theme_color: themeColors.light,
    icons: [192, 512].filter((size) => hasPicture(`/icon-${size}.png`)).map(icon),
  };
}

/** Escapes backslash, comma and semicolon, which have a meaning in a vCard (RFC 6350, 3.4). */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&").replace(/\n/g, "\\n");

/** The clinic's contact card for phones: version 3, which every phone reads. */
function vcard({ name, phones, email, city, state, place }: Facts) {
  const address = ["", "", place?.street ?? "", city, state, place?.postalCode ?? "", ""];
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${phones.clinic}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:${address.map(escaped).join(";")}`,
    `URL:${domain}`,
    "END:VCARD",
    "",
  ].join("\r\n");
}

/** RFC 9116 recommends less than a year; an older build should be checked anyway. */
const validDays = 330;

/** Contact for reports of vulnerabilities (RFC 9116). */
function security({ email }: Facts) {
  const expires = new Date(Date.now() + validDays * 24 * 3600 * 1000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${domain}/.well-known/security.txt`,
    `Policy: ${domain}/terms#acceptable-use`,
    "",
  ].join("\n");
}
