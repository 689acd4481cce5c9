import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { siteOfFacts } from "~/content/site";
import { makeClientOf } from "~/core/http/client-ip";
import { makeRefusals } from "~/core/http/refusals";
import { makeRequestListener } from "~/core/http/request-listener";
import { saveDrafts } from "~/staff/website/drafts.server";
import { publishDrafts } from "~/staff/website/publish-facts.server";
import { indexedPaths } from "~/static-paths";
import { plainRequest } from "./fakes/plain-request";
import { renderBuiltPage } from "./fixtures/built-pages";
import { ana } from "./fixtures/people";
import { openTestSite } from "./fixtures/publishing";
import { facts } from "./fixtures/test-facts";
import { openTestDatabase } from "./support/databases";

const bodyOf = (html: string) => html.slice(html.indexOf("<body"));
/** Links of the head and of the menus to a page in the other language. */
const otherLanguage = /<link[^>]*hreflang=|hrefLang="es"/i;

/** A site that serves on a free port, and its desk. */
async function open() {
  const test = await openTestSite(await openTestDatabase("sqlite"));
  const { app, site } = test;
  const listener = makeRequestListener(app, {
    assets: new Map(),
    app: (_, response) => response.writeHead(418).end(),
    refusals: makeRefusals({ currentPages: site.currentPages, https: false }),
    clientOf: makeClientOf([]),
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    ...test,
    async ask(path: string, method = "GET") {
      const { status, headers } = await plainRequest(port, path, { method });
      return [status, headers.location];
    },
    async change(typed: Record<string, unknown>) {
      expect(await saveDrafts(app, { actor: ana, typed })).toEqual({});
      expect(await publishDrafts(app, { actor: ana, why: "" })).toMatchObject({
        outcome: "published",
      });
    },
  };
}

describe("Spanish pages that the clinic has switched off", () => {
  it("lead to the same page in English, are nowhere linked or listed, and come back", async () => {
    const { ask, change, page, site } = await open();
    expect(page("/contact")).toMatch(otherLanguage);
    expect(page("/sitemap.xml")).toContain("/es/contact</loc>");
    expect(await ask("/es/contact")).toEqual([200, undefined]);

    await change({ spanishPages: "" });
    for (const [path, english] of [
      ["/es", "/"],
      ["/es/", "/"],
      ["/es/contact", "/contact"],
      ["/ES/Contact", "/Contact"],
      ["/es/contact?treatment=tadalafil", "/contact?treatment=tadalafil"],
      ["/es/treatments/nowhere", "/treatments/nowhere"],
      ["/es/inquiry/a-secret", "/inquiry/a-secret"],
      ["/es//evil.example/x", "/evil.example/x"],
      ["/es/es/contact", "/es/contact"],
    ] as const)
      for (const method of ["GET", "HEAD"])
        expect(await ask(path, method), path).toEqual([302, english]);
    expect(await ask("/contact")).toEqual([200, undefined]);
    expect(await ask("/essay")).toEqual([404, undefined]);
    // A form that is open meanwhile is still received.
    expect(await ask("/es/contact", "POST")).toEqual([418, undefined]);
    const paths = [...site.currentPages().pages.keys()];
    expect(paths.filter((path) => path.startsWith("/es"))).toEqual([]);
    for (const path of paths) expect(page(path), path).not.toMatch(otherLanguage);
    expect(page("/sitemap.xml")).not.toContain("/es");

    await change({ spanishPages: "yes" });
    expect(await ask("/es/contact")).toEqual([200, undefined]);
    expect(page("/es/contact")).toContain('<html lang="es-US"');
    expect(page("/contact")).toMatch(otherLanguage);
  });
});

describe("a Spanish page", () => {
  const render = (path: string, change: Partial<typeof facts> = {}) =>
    renderBuiltPage(path, { facts: { ...facts, ...change }, pageDates: {} });
  const spanish = { by: "T. Translator", on: "2027-01-02" };
  const { awaitsReview: awaiting } = siteOfFacts(facts, "es").words.translationWords;

  it("says on top that it awaits review, until the clinic names who has read it", async () => {
    for (const path of ["/es", "/es/services", "/es/privacy", "/es/contact?estimate=1"]) {
      const html = bodyOf(await render(path));
      const main = html.slice(html.indexOf("<main"));
      expect(main.replace(/<[^>]+>/g, "").startsWith(awaiting), path).toBe(true);
      expect(main).toContain(`href="${path.slice("/es".length) || "/"}" hrefLang="en"`);
      expect(await render(path, { confirmed: { ...facts.confirmed, spanish } })).not.toContain(
        awaiting,
      );
    }
    const english = siteOfFacts(facts).words.translationWords.awaitsReview;
    expect(await render("/services")).not.toContain(english);
  });

  it("says beside policies, consents and lists of warnings that the English text applies", async () => {
    const { applies: words } = siteOfFacts(facts, "es").words.translationWords;
    const applies = (path: string) => new RegExp(`${words}\\s*<a href="${path}" hrefLang="en"`);
    const treatment = "/treatments/tadalafil";
    const policies = indexedPaths({ ...facts, spanishPages: false }).filter((path) =>
      /^\/(good-faith-estimate|weight-loss-rights|privacy|terms|refund-policy)$/.test(path),
    );
    expect(policies).toHaveLength(5);
    for (const path of [...policies, "/contact", "/payment", treatment]) {
      expect(await render(`/es${path}`), path).toMatch(applies(path));
      expect(await render(path), path).not.toMatch(applies(path));
    }
    const notice = "/notice-of-privacy-practices";
    const privacyNotice = { effective: "January 2, 2027", text: "One." };
    expect(await render(`/es${notice}`, { privacyNotice })).toMatch(applies(notice));
    expect(await render(`/es${notice}`, { privacyNotice: null })).not.toMatch(applies(notice));
    const dialogs = JSON.parse(await render("/es/treatment-dialogs.json"));
    for (const [slug, dialog] of Object.entries<string>(dialogs)) {
      expect(dialog, slug).toMatch(applies(`/treatments/${slug}`));
      expect(dialog, slug).toContain(`href="/es/contact?treatment=${slug}"`);
    }
  });

  it("has the statute's statement in English, with its language", async () => {
    for (const [path, times] of [
      ["/es", 1],
      ["/es/refund-policy", 2],
    ] as const) {
      const html = await render(path);
      expect(html.match(/<p [^>]*lang="en"[^>]*>THE PATIENT AND ANY OTHER/g)).toHaveLength(times);
    }
    expect(await render("/refund-policy")).not.toContain('lang="en"');
  });
});
