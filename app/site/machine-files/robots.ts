import { domain } from "~/facts/identity";

/**
 * Everything may be crawled. The staff pages have noindex: a line here would tell people their
 * path, and would keep search engines from reading the noindex.
 */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${domain}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
