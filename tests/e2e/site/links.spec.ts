import { productBySlug } from "../../../app/catalogue/catalogue";
import { oldSlugOf, slugOf } from "../../../app/catalogue/old-slugs";
import { domain } from "../../../app/facts/identity";
import { builtPages } from "../../../app/static-paths";
import { facts, products } from "../../fixtures/built-site";
import { expect, test } from "../support/test";
import { dialogsFile, dialogsOf } from "./built-pages";

const decode = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** Every URL in a page's source, with its attribute. */
function linksIn(html: string): string[] {
  const single = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/gi)].map(([, a = ""]) => a);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = ""]) =>
    set.split(", ").map((entry) => entry.trim().split(" ")[0] ?? ""),
  );
  return [...single, ...sets].map(decode);
}

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

/** Whether a fragment names a treatment or an old slug. */
const leadsSomewhere = (slug: string) => oldSlugOf(slug) ?? productBySlug(products, slug);

const outside = [
  /^https:\/\/www\.cms\.gov\/nosurprises$/,
  /^https:\/\/www\.hhs\.gov\/ocr$/,
  // Sources of the records of evidence (app/facts/facts-schema.ts).
  /^https:\/\/((dailymed\.nlm|pubmed\.ncbi\.nlm|pmc\.ncbi\.nlm)\.nih\.gov|([\w-]+\.)?fda\.gov)\//,
];

test("every link and fragment of the built site has a target", async ({ request }) => {
  test.setTimeout(120_000);
  const sources = new Map<string, string>();
  for (const path of builtPages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    sources.set(path, await response.text());
  }
  sources.set(dialogsFile, await dialogsOf(request));
  const broken: string[] = [];
  const files = new Map<string, string>();

  for (const [page, html] of sources) {
    for (const url of new Set(linksIn(html))) {
      const problem = problemWith(url, page);
      if (problem) broken.push(`${page}: ${url} ${problem}`);
    }
  }
  for (const [file, page] of files) {
    const { status } = await request.head(file).then((response) => ({ status: response.status() }));
    if (status !== 200) broken.push(`${page}: ${file} answers ${status}`);
  }
  expect(broken).toEqual([]);

  function problemWith(url: string, page: string): string | undefined {
    if (url.startsWith("tel:")) {
      const known = Object.values(facts.phones).map((phone) => `tel:${phone}`);
      return known.includes(url as (typeof known)[number]) || url.startsWith("tel:+1800")
        ? undefined
        : "is no phone of the clinic";
    }
    if (url.startsWith("mailto:"))
      return url === `mailto:${facts.email}` ? undefined : "is no address of the clinic";
    // Skips the empty page and data URLs, which leave the site.
    if (url.startsWith("data:") || url === "about:blank") return;
    const own = url.startsWith(domain) ? url.slice(domain.length) || "/" : url;
    if (/^[a-z]+:/.test(own) || own.startsWith("//"))
      return outside.some((known) => known.test(own)) ? undefined : "leads outside";
    const { pathname, hash } = new URL(own, `http://site${page}`);
    const target = sources.get(pathname);
    if (target === undefined) {
      // Each page is requested once, however many pages link to it.
      files.set(pathname, page);
      return;
    }
    if (!hash) return;
    if (pathname === "/services" && leadsSomewhere(slugOf(hash))) return;
    return idsIn(target).has(decodeURIComponent(hash.slice(1)))
      ? undefined
      : "has no such fragment";
  }
});

test("no page that the server renders is prefetched", async ({ page }) => {
  await page.goto("/treatments/semaglutide");
  const rules = JSON.parse(
    (await page.locator("script[type=speculationrules]").textContent()) ?? "{}",
  ) as {
    prerender: { where: { and: { href_matches?: string; not?: { href_matches?: string } }[] } }[];
  };
  const clauses = rules.prerender.flatMap(({ where }) => where.and);
  const fetched = (url: string) =>
    page.evaluate(
      ({ clauses, url }) => {
        const matches = (pattern: string) =>
          new URLPattern(pattern, location.origin).test(new URL(url, location.origin));
        return clauses.every(
          ({ href_matches: wanted, not }) =>
            (wanted === undefined || matches(wanted)) &&
            (not?.href_matches === undefined || !matches(not.href_matches)),
        );
      },
      { clauses, url },
    );
  for (const url of ["/", "/contact", "/treatments/semaglutide"])
    expect(await fetched(url), url).toBe(true);
  for (const url of ["/contact?treatment=semaglutide", "/payment?again=1", "/services?q=a&b=c"])
    expect(await fetched(url), url).toBe(false);
});

test("robots.txt and security.txt say what they must", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${domain}/sitemap.xml`);

  const security = await (await request.get("/.well-known/security.txt")).text();
  expect(security).toContain(`Contact: mailto:${facts.email}`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3600 * 1000);
});
