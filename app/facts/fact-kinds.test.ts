import { expect, it } from "vitest";
import { typedFactErrors } from "~/content/en/staff/staff-site";
import { facts } from "../../tests/fixtures/test-facts";
import { groupFields } from "./fact-fields";
import { readTyped, typedFact } from "./fact-kinds";

const money = { path: "price", kind: "money", empty: "refused" } as never;

it.each(["0", "-1", "1000000", "3000000", "3,000,000", "a"])(
  "rejects the amount %s and names both limits",
  (typed) => {
    expect(readTyped(money, typed)).toEqual({ error: "money" });
    const said = typedFactErrors("money", undefined);
    expect(said).toContain("0");
    expect(said).toContain("1,000,000");
  },
);

it("reads amounts with and without a thousands separator", () => {
  for (const typed of ["299.88", "$1,299.88", "999999.99"])
    expect(readTyped(money, typed)).toHaveProperty("value");
});

it("reads a visit's length in minutes, and rejects one that is not offered", () => {
  const [field] = groupFields("hours", facts, []).filter(({ path }) => path === "visitMinutes");
  expect(field && readTyped(field, "45")).toEqual({ value: 45 });
  for (const typed of ["5", "50", "255", "45.5", "an hour"])
    expect(field && readTyped(field, typed)).toEqual({ error: "choice" });
});

it("reads sources one per line, as their field shows them", () => {
  const field = { path: "sources", kind: "sources", empty: "list", longest: 1600 } as const;
  const typed =
    "2024 Label of a tablet https://dailymed.nlm.nih.gov/a\n2021 A trial https://pubmed.ncbi.nlm.nih.gov/1/";
  const read = readTyped(field, `\n  ${typed.replaceAll(" ", "  ")}\n`);
  expect("value" in read && typedFact(field, read.value)).toBe(typed);
  for (const wrong of [
    "Label https://www.fda.gov/a",
    "2024 https://www.fda.gov/a",
    "2024 Label",
    "24 Label https://www.fda.gov/a",
    "2024 Label http://www.fda.gov/a",
    Array(5).fill("2024 Label https://www.fda.gov/a").join("\n"),
  ])
    expect(readTyped(field, wrong), wrong).toEqual({ error: "sources" });
  expect(readTyped(field, "")).toEqual({ value: [] });
});

it.each([
  ["email", "\u200bhello&us@bücher.de", "hello&us@xn--bcher-kva.de"],
  ["phone", "\u202d(904)\u00a0555–0142\u202c", "+19045550142"],
  ["money", "$1,299.88\u200b", 1299.88],
] as const)("reads a pasted fact of the kind %s: %j", (kind, typed, value) => {
  expect(readTyped({ path: kind, kind, empty: "refused" }, typed)).toEqual({ value });
});
