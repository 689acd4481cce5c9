import { describe, expect, it } from "vitest";
import {
  checkEstimate as check,
  formRows,
  type TypedEstimate,
  typedEstimate,
} from "./read-estimate-form";

const checkEstimate = (typed: TypedEstimate, prices?: ReadonlyMap<string, number>) =>
  check(typed, "2026-03-02", prices);

const row = (n: number, fields: Record<string, string>) =>
  Object.entries({ service: "", quantity: "1", price: "", ...fields }).map(
    ([name, text]) => [`${name}${n}`, text] as const,
  );

function typed(...fields: (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, text] of [["patient", "Ada Byron"], ["primary", "Weight Loss"], ...fields])
    form.set(name ?? "", text ?? "");
  return typedEstimate(form);
}

const problems = (...fields: (readonly [string, string])[]) => {
  const checked = checkEstimate(typed(...fields));
  return "problems" in checked ? checked.problems : {};
};

describe("a typed estimate", () => {
  it("holds the rows that are filled in, with their prices in cents", () => {
    const checked = checkEstimate(
      typed(
        ...row(1, { service: "Consultation", price: "0" }),
        ...row(2, {}),
        ...row(3, { service: " Blood panel ", quantity: "12", price: "$1,234.50", code: "80053" }),
      ),
    );
    expect(checked).toMatchObject({
      estimate: {
        patient: "Ada Byron",
        items: [
          { service: "Consultation", quantity: 1, priceCents: 0 },
          { service: "Blood panel", quantity: 12, priceCents: 123_450, code: "80053" },
        ],
      },
    });
  });

  it.each(["2030-01-01", "2026-03-03", "1850-01-01", "2001-02-29"])(
    "has nobody who was born on %s",
    (day) => {
      const item = row(1, { service: "Visit", price: "0" });
      expect(problems(...item, ["birthDate", day])).toEqual({ birthDate: expect.any(String) });
      expect(problems(...item, ["birthDate", "1980-03-02"])).toEqual({});
    },
  );

  it("needs a patient, a main service and an item", () => {
    const missing = checkEstimate(typedEstimate(new FormData()));
    expect(missing).toEqual({
      problems: {
        patient: expect.any(String),
        primary: expect.any(String),
        service1: expect.any(String),
      },
    });
    expect(Object.keys(problems(...row(1, {})))).toEqual(["service1"]);
  });

  it.each([
    ["a price without a service", { price: "10" }, "service2"],
    ["no price", { service: "Visit" }, "price2"],
    ["a price that is a word", { service: "Visit", price: "free" }, "price2"],
    ["a price with an ambiguous comma", { service: "Visit", price: "1,000" }, "price2"],
    ["a negative price", { service: "Visit", price: "-5" }, "price2"],
    ["no quantity", { service: "Visit", price: "5", quantity: "" }, "quantity2"],
    ["a quantity of 0", { service: "Visit", price: "5", quantity: "0" }, "quantity2"],
    ["half a quantity", { service: "Visit", price: "5", quantity: "0.5" }, "quantity2"],
    ["a long name", { service: "V".repeat(201), price: "5" }, "service2"],
  ])("is rejected beside the field with %s", (_, fields, field) => {
    const first = row(1, { service: "Consultation", price: "0" });
    expect(Object.keys(problems(...first, ...row(2, fields)))).toEqual([field]);
  });

  it("is rejected with a birthday that does not exist, or a sum beyond the largest amount", () => {
    const visit = row(1, { service: "Visit", price: "5" });
    expect(Object.keys(problems(["birthDate", "1980-02-30"], ...visit))).toEqual(["birthDate"]);
    const much = row(1, { service: "Visit", price: "99999.99", quantity: "11" });
    expect(Object.keys(problems(...much))).toEqual(["service1"]);
  });

  it("takes the price of the price list where an item of it has none", () => {
    const prices = new Map([["Sermorelin", 29_988]]);
    const checked = checkEstimate(
      typed(
        ...row(1, { service: "sermorelin", quantity: "2" }),
        ...row(2, { service: "Sermorelin", price: "0" }),
      ),
      prices,
    );
    expect(checked).toMatchObject({
      estimate: { items: [{ priceCents: 29_988, quantity: 2 }, { priceCents: 0 }] },
    });
  });

  it("has sixteen rows, and one more than an earlier estimate of more items", () => {
    const { rows } = typed(...row(1, { service: "Visit", price: "oops" }));
    expect(formRows(rows)).toHaveLength(16);
    expect(formRows(rows)[0]).toMatchObject({ service: "Visit", price: "oops" });
    const twenty = Array.from({ length: 20 }, () => rows).flat();
    expect(formRows(twenty)).toHaveLength(21);
  });
});
