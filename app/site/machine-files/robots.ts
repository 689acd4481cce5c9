import { domain } from "~/facts/identity";

/**
 * Everything may be read. The staff pages say noindex themselves: a line here would only tell
 * people where they are, and would keep search engines from reading that they should not list them.
 */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${domain}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
