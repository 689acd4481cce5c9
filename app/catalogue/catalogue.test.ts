import { describe, expect, it } from "vitest";
import { formatPrice } from "~/facts/format-facts";
import { products } from "../../tests/fixtures/test-facts";
import { categories } from "../content/en/catalogue/categories";
import { footerGroups } from "../content/en/navigation";
import {
  allOfferings,
  findProduct,
  inCatalogueOrder,
  productBySlug,
  productsOf,
  relatedTreatments,
  uniqueByTitle,
} from "./catalogue";
import { oldSlugOf, oldSlugs, slugOf } from "./old-slugs";
import { canonicalSlug } from "./products";

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const alphabetical = (list: readonly string[]) =>
  list.toSorted((a, b) => a.localeCompare(b, "en-US"));

/** A few hundred shuffles with a fixed seed represent all orders of a list. */
function shuffles<T>(list: readonly T[], count = 200): T[][] {
  let seed = 20250101;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  return Array.from({ length: count }, () =>
    list
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item),
  );
}

describe("All Offerings", () => {
  it("shows one card per title, its first listing", () => {
    const shown = allOfferings(products);
    expect(titles(shown).toSorted()).toEqual([...new Set(titles(products))].toSorted());
    expect(slugs(shown)).toEqual(
      expect.arrayContaining([
        "primal-special-blend",
        "tesamorelin-ipamorelin",
        "tesamorelin-12mg-anti-aging",
      ]),
    );
  });

  it("puts weight loss after the others and sorts each group by title", () => {
    const of = (wanted: boolean) =>
      products.filter(({ category }) => (category === "weight-loss") === wanted);
    const sorted = (list: typeof products) => alphabetical([...new Set(titles(list))]);
    expect(titles(allOfferings(products))).toEqual([...sorted(of(false)), ...sorted(of(true))]);
  });

  it("returns the same titles for any order of the table, and keeps that order's first listing", () => {
    const expected = titles(allOfferings(products));
    for (const list of shuffles(products)) {
      const shown = allOfferings(list);
      expect(titles(shown)).toEqual(expected);
      for (const product of shown)
        expect(product).toBe(list.find(({ title }) => title === product.title));
    }
  });

  it("does not change the given list", () => {
    const before = slugs(products);
    allOfferings(products);
    productsOf(products, "sexual-health");
    inCatalogueOrder(products);
    expect(slugs(products)).toEqual(before);
  });
});

describe("a category", () => {
  it.each(categories)("$id shows all of its products by title", ({ id }) => {
    const shown = productsOf(products, id);
    expect(new Set(shown)).toEqual(new Set(products.filter(({ category }) => category === id)));
    expect(titles(shown)).toEqual(alphabetical(titles(shown)));
  });

  it("shows second listings too", () => {
    expect(slugs(productsOf(products, "testosterone-hormone-therapy"))).toEqual(
      expect.arrayContaining([
        "primal-special-blend-hormone",
        "tesamorelin-ipamorelin-hormone",
        "tesamorelin-12mg",
      ]),
    );
  });

  it("and All Offerings keep the catalogue's order when other cards are hidden", () => {
    const all = inCatalogueOrder(products);
    expect(all).toHaveLength(products.length);
    expect(uniqueByTitle(all)).toEqual(allOfferings(products));
    for (const { id } of categories)
      expect(all.filter(({ category }) => category === id)).toEqual(productsOf(products, id));
  });
});

describe("finding by slug", () => {
  it("finds every product and nothing else", () => {
    for (const product of products) {
      expect(productBySlug(products, product.slug)).toBe(product);
      expect(findProduct(products, product.slug)).toBe(product);
    }
    for (const slug of ["", "hcg", "constructor", "Wolverine", "wolverine "]) {
      expect(productBySlug(products, slug)).toBeUndefined();
      expect(() => findProduct(products, slug)).toThrow(slug);
    }
  });
});

describe("a fragment of /services", () => {
  /** Resolves a hash as the scripts do (site/services/catalogue-script.ts, enhance/dialogs.ts). */
  const resolveHash = (hash: string) => {
    const old = oldSlugOf(slugOf(hash));
    if (old && "category" in old) return { kind: "category", category: old.category };
    const product = productBySlug(products, old ? old.product : slugOf(hash));
    return product ? { kind: "product", product } : { kind: "unknown" };
  };

  it("opens the product whose slug it is", () => {
    for (const product of products) {
      expect(resolveHash(`#${product.slug}`)).toEqual({ kind: "product", product });
      expect(resolveHash(product.slug)).toEqual({ kind: "product", product });
    }
  });

  it.each(["#wolverine/", "#wolverine?utm_source=x", "#Wolverine&fbclid=x", "#/wolverine%3Fa=%"])(
    "opens the product also with what mails and advertisements append: %s",
    (hash) => {
      const product = productBySlug(products, "wolverine");
      expect(resolveHash(hash)).toEqual({ kind: "product", product });
    },
  );

  it.each(categories)("a category's fragment leads to it: $fragment", ({ id, fragment }) => {
    expect(resolveHash(fragment)).toEqual({ kind: "category", category: id });
  });

  it("an old URL leads to its target", () => {
    expect(resolveHash("#hcg")).toEqual({
      kind: "product",
      product: findProduct(products, "hcg-for-men"),
    });
    expect(resolveHash("#testosterone-therapy")).toEqual({
      kind: "category",
      category: "testosterone-hormone-therapy",
    });
    expect(resolveHash("#primal-blend")).toMatchObject({
      product: { slug: "primal-special-blend" },
    });
    expect(resolveHash("#tesamorelin-12-mg")).toMatchObject({
      product: { title: "Tesamorelin 12mg" },
    });
  });

  it.each(["", "#", "#nothing", "#%", "#%E0%A4%A", "#constructor", "#__proto__", "#toString"])(
    "%j is unknown and ignored",
    (hash) => {
      expect(resolveHash(hash)).toEqual({ kind: "unknown" });
    },
  );

  it("may be written in capitals or escaped", () => {
    expect(resolveHash("#HCG")).toMatchObject({ kind: "product" });
    expect(resolveHash("#Wolverine%20")).toMatchObject({ kind: "product" });
  });

  it("leads from every footer link to the treatment that the link names", () => {
    for (const { label, href } of footerGroups.flatMap(({ links }) => links)) {
      const namesTreatment = titles(products).includes(label);
      expect(resolveHash(href.replace("/services", "")), href).toMatchObject(
        namesTreatment ? { kind: "product", product: { title: label } } : { kind: "category" },
      );
    }
  });

  it("is never both an old URL and a slug, and old URLs lead to what exists", () => {
    for (const [slug, target] of Object.entries(oldSlugs)) {
      expect(productBySlug(products, slug), slug).toBeUndefined();
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      if ("product" in target) expect(slugs(products), slug).toContain(target.product);
      else expect(productsOf(products, target.category), slug).not.toEqual([]);
    }
  });
});

describe("a treatment's own URL", () => {
  it("is that of its first listing", () => {
    expect(canonicalSlug(findProduct(products, "primal-special-blend-hormone"))).toBe(
      "primal-special-blend",
    );
    expect(canonicalSlug(findProduct(products, "tesamorelin-ipamorelin-hormone"))).toBe(
      "tesamorelin-ipamorelin",
    );
    expect(canonicalSlug(findProduct(products, "tesamorelin-12mg"))).toBe(
      "tesamorelin-12mg-anti-aging",
    );
  });

  it("exists once for each title, and is its own canonical URL", () => {
    const canonical = new Set(products.map(canonicalSlug));
    expect(canonical.size).toBe(new Set(titles(products)).size);
    for (const slug of canonical) expect(canonicalSlug(findProduct(products, slug))).toBe(slug);
  });
});

describe("related treatments", () => {
  it("are three others of the category, or all others where it has fewer", () => {
    for (const product of products) {
      const related = relatedTreatments(products, product);
      const others = productsOf(products, product.category).length - 1;
      expect(related).toHaveLength(Math.min(3, others));
      expect(new Set(titles(related)).size).toBe(related.length);
      expect(titles(related)).not.toContain(product.title);
      expect(related.every(({ category }) => category === product.category)).toBe(true);
    }
  });

  it("name every treatment at least once", () => {
    const named = new Set(
      products.flatMap((product) => relatedTreatments(products, product)).map(({ slug }) => slug),
    );
    expect(named.size).toBe(products.length);
  });
});

describe("a price", () => {
  it.each([
    [123.4, "$123.40"],
    [0.01, "$0.01"],
    [300, "$300.00"],
    [456.5, "$456.50"],
    [1074.48, "$1,074.48"],
  ])("formats %d cents as %s", (price, shown) => {
    expect(formatPrice(price)).toBe(shown);
  });

  it("has two decimals for every product", () => {
    for (const { price, compareAtPrice = 0 } of products)
      for (const dollars of [price, compareAtPrice])
        expect(formatPrice(dollars)).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
  });
});
