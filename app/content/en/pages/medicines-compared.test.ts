import { expect, it } from "vitest";
import { formatPrice } from "~/facts/format-facts";
import { facts, products } from "../../../../tests/fixtures/test-facts";
import { medicinesCompared } from "./medicines-compared";

const { medicines, rows } = medicinesCompared(facts);
const row = (label: string): readonly string[] =>
  rows.find((candidate) => candidate.label.startsWith(label))?.values ?? [];

it("every row says something of both medicines", () => {
  for (const { label, values } of rows) {
    expect(values, label).toHaveLength(medicines.length);
    for (const value of values) expect(value, label).toMatch(/\.$/);
  }
});

it("the prices are those of the cards, for one order", () => {
  for (const [column, { name }] of medicines.entries()) {
    const price = products.find(({ title }) => title === name)?.price ?? 0;
    expect(row("Price")[column]).toContain(`${formatPrice(price)} per order`);
  }
});

it("the boxed warning names the rats, and tirzepatide the birth control pills", () => {
  for (const warning of row("Boxed warning")) expect(warning).toContain("rats");
  expect(row("Pregnancy and birth control")[1]).toContain("birth control pills");
});
