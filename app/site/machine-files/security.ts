import { factsContext } from "~/context";
import { domain } from "~/facts/identity";
import type { Route } from "./+types/security";

/** RFC 9116 recommends less than a year; an older build should be checked anyway. */
const validDays = 330;

/** Contact for reports of vulnerabilities (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const expires = new Date(Date.now() + validDays * 24 * 3600 * 1000);
  return new Response(
    [
      `Contact: mailto:${facts.email}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
      "Preferred-Languages: en",
      `Canonical: ${domain}/.well-known/security.txt`,
      `Policy: ${domain}/terms#acceptable-use`,
      "",
    ].join("\n"),
    { headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
}
