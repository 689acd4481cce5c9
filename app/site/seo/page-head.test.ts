import { describe, expect, it } from "vitest";
import { siteOfFacts } from "~/content/site";
import { domain } from "~/facts/identity";
import { facts } from "../../../tests/fixtures/test-facts";
import { pageHead } from "./page-head";
import { breadcrumbs, clinic, faqPage, organization } from "./structured-data";

const site = siteOfFacts(facts);
const words = { title: "Tides", description: "About tides.", keywords: ["tide", "moon"] };
const head = (more: Partial<Parameters<typeof pageHead>[1]> = {}) =>
  pageHead(site, { ...words, path: "/tides", image: "tides", ...more });

const content = (tags: ReturnType<typeof pageHead>, key: string) =>
  tags.flatMap((tag) =>
    ("name" in tag && tag.name === key) || ("property" in tag && tag.property === key)
      ? ["content" in tag ? tag.content : undefined]
      : [],
  );

describe("the head of a page", () => {
  it("has the clinic's name in its title and the page's URL as canonical", () => {
    expect(head()).toContainEqual({ title: `Tides | ${facts.name}` });
    expect(head()).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: `${domain}/tides`,
    });
    expect(content(head(), "og:url")).toEqual([`${domain}/tides`]);
    expect(content(head(), "keywords")).toEqual(["tide, moon"]);
  });

  it("points to the canonical URL of the same content", () => {
    expect(content(head({ canonical: "/ebb" }), "og:url")).toEqual([`${domain}/ebb`]);
  });

  it("keeps a page out of search engines only on request", () => {
    expect(content(head(), "robots")).toEqual([]);
    expect(content(head({ index: false }), "robots")).toEqual(["noindex, nofollow"]);
  });

  it("has a theme color for the day and one for the night", () => {
    expect(content(head(), "theme-color")).toHaveLength(2);
  });
});

describe("structured data", () => {
  it("has the breadcrumbs from home, numbered from one", () => {
    const { itemListElement } = breadcrumbs(site, [{ name: "Tides", path: "/tides" }]);
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, `${domain}/`],
      [2, `${domain}/tides`],
    ]);
  });

  it("has questions and answers word for word", () => {
    const [first] = faqPage([{ question: "When?", answer: "Twice a day." }]).mainEntity;
    expect(first).toMatchObject({ name: "When?", acceptedAnswer: { text: "Twice a day." } });
  });

  it("calls the clinic a MedicalClinic and LocalBusiness, the organization an Organization", () => {
    expect(clinic(facts)["@type"]).toEqual(["MedicalClinic", "LocalBusiness"]);
    expect(organization(facts)["@type"]).toBe("Organization");
    expect(clinic(facts).openingHoursSpecification).toHaveLength(6);
  });
});
