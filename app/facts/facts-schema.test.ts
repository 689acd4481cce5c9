import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { facts } from "../../tests/fixtures/test-facts";
import { factsJsonSchema, parseFacts } from "./facts-schema";
import { sampleDetails } from "./sample-details";

const changed = (change: (facts: ReturnType<typeof parseFacts>) => void) => {
  const copy = structuredClone(facts);
  change(copy);
  return () => parseFacts(copy);
};

describe("the clinic's facts", () => {
  it("are the same after a conversion to JSON and back", () => {
    expect(parseFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  });

  it("have only compare-at prices above the price", () => {
    const wrong = changed(({ treatments }) => {
      Object.assign(treatments.wolverine ?? {}, { price: 100, compareAtPrice: 100 });
    });
    expect(wrong).toThrow("treatments.wolverine.compareAtPrice: must be more than the price");
  });

  it("have prices to the cent", () => {
    const wrong = changed(({ treatments }) => {
      Object.assign(treatments.wolverine ?? {}, { price: 100.001 });
    });
    expect(wrong).toThrow("treatments.wolverine.price: must have at most two decimals");
  });

  it("have with each price what it buys", () => {
    const wrong = changed(({ treatments }) => {
      Object.assign(treatments.wolverine ?? {}, { priceUnit: "", supply: "One vial" });
    });
    expect(wrong).toThrow("treatments.wolverine.priceUnit: must not be empty");
    expect(wrong).toThrow("treatments.wolverine.supply: must end with a period");
  });

  it("have no badge or list price that ends before it begins", () => {
    const wrong = changed(({ treatments }) => {
      const badgeDates = { from: "2026-12-01", until: "2026-11-01" };
      Object.assign(treatments.wolverine ?? {}, { badgeDates });
    });
    expect(wrong).toThrow("treatments.wolverine.badgeDates: must not end before it begins");
  });

  it.each(["(904) 555-0142", "9045550142", "+4930123456"])("reject the phone %s", (phone) => {
    const wrong = changed(({ phones }) => {
      phones.clinic = phone;
    });
    expect(wrong).toThrow('phones.clinic: must be "+1" and ten digits');
  });

  it("have at least one day with hours, and no day that closes before it opens", () => {
    const never = changed(({ hours }) => {
      for (const day of Object.keys(hours.office) as (keyof typeof hours.office)[])
        hours.office[day] = null;
    });
    expect(never).toThrow("hours.office: at least one day must have hours");
    const backwards = changed(({ hours }) => {
      hours.listed.Monday = { opens: "17:00", closes: "09:00" };
    });
    expect(backwards).toThrow("hours.listed.Monday: must open before it closes");
  });

  it("have ranges from low to high", () => {
    const wrong = changed(({ figures }) => {
      figures.growthHormone = [484, 373];
    });
    expect(wrong).toThrow("figures.growthHormone: the second number must be more than the first");
  });
});

describe("a fact that only the clinic can know", () => {
  it("is marked SAMPLE, text by text, where tests and screenshots need it", () => {
    const texts = JSON.stringify(sampleDetails, (_, value) =>
      typeof value === "object" || typeof value === "string" ? value : undefined,
    );
    for (const [, text] of texts.matchAll(/:"([^"]+)"/g))
      if (!["Physician", "Nurse", "Front desk", "00000"].includes(text ?? ""))
        expect(text).toContain("SAMPLE");
    expect(() => parseFacts({ ...facts, ...sampleDetails })).not.toThrow();
  });

  it("has a map within its frame, and portraits from this site only", () => {
    const { place, people } = sampleDetails;
    const wrongMap = { ...place, map: { ...place?.map, clinic: [120, 10] } };
    expect(() => parseFacts({ ...facts, place: wrongMap })).toThrow("place.map.clinic.0");
    const portrait = [{ ...people[0], portrait: "https://elsewhere.example/a.webp" }];
    expect(() => parseFacts({ ...facts, people: portrait })).toThrow("people.0.portrait");
  });
});

const published = readFileSync("docs/facts.schema.json", "utf8");

it("is published as docs/facts.schema.json (npm run facts -- schema > docs/facts.schema.json)", async () => {
  await expect(factsJsonSchema()).toMatchFileSnapshot("../../docs/facts.schema.json");
});

it("names every fact", () => {
  const { properties, required } = JSON.parse(published);
  expect(Object.keys(properties).sort()).toEqual(Object.keys(facts).sort());
  expect(required.sort()).toEqual(Object.keys(facts).sort());
});
