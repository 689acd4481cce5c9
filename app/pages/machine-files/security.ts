import { site } from "~/facts/site";

/** RFC 9116 wants less than a year; a site that is built more rarely should be looked at anyway. */
const validDays = 330;

/** Where to report a weakness. */
export function loader() {
  const expires = new Date(Date.now() + validDays * 24 * 3600 * 1000);
  return new Response(
    [
      `Contact: mailto:${site.email}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
      "Preferred-Languages: en",
      `Canonical: ${site.domain}/.well-known/security.txt`,
      `Policy: ${site.domain}/terms#acceptable-use`,
      "",
    ].join("\n"),
    { headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
}
