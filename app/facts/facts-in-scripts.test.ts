import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { finishedPages } from "../../tests/fixtures/built-pages";
import { facts } from "../../tests/fixtures/built-site";
import { formatPhone, formatPrice } from "./format-facts";
import { formatHour, type WeeklyHours } from "./hours/opening-hours";

const folder = "build/client";
const pages = await finishedPages();

/** Every script of the built site: files and inline scripts. */
function* scripts(): Generator<[place: string, code: string]> {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const text = () => readFileSync(join(folder, file), "utf8");
    if (file.endsWith(".js")) yield [file, text()];
  }
  for (const [path, { content }] of pages)
    for (const [, type, code = ""] of content
      .toString()
      .matchAll(/<script([^>]*)>(.*?)<\/script>/gs))
      if (!type?.includes("ld+json")) yield [path, code];
}

const times = (week: WeeklyHours) =>
  Object.values(week).flatMap((open) => (open ? [open.opens, open.closes] : []));

/**
 * Spellings of each value in code; a price also as a number, unless whole, since any code contains
 * 120.
 */
const values = new Set([
  ...Object.values(facts.phones).flatMap((phone) => [phone, formatPhone(phone)]),
  ...[...times(facts.hours.office), ...times(facts.hours.listed)].flatMap((time) => [
    time,
    formatHour(time),
  ]),
  ...Object.values(facts.treatments).flatMap(({ price, compareAtPrice = price }) =>
    [price, compareAtPrice].flatMap((dollars) =>
      Number.isInteger(dollars) ? [formatPrice(dollars)] : [String(dollars), formatPrice(dollars)],
    ),
  ),
  facts.email,
  facts.legalName,
]);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const anyValue = new RegExp(`(?<![\\w.])(?:${[...values].map(escaped).join("|")})(?![\\w.])`);

it("no script of the built site makes a number or date format that it does not use", () => {
  // The first of them reads the browser's language data: some 50 ms on a phone.
  const unused = /(?:^|[;{}])\s*new Intl\.\w+\([^;]*/;
  const found = [...scripts()].flatMap(([place, code]) => {
    const format = unused.exec(code)?.[0];
    return format ? [`${place}: ${format}`] : [];
  });
  expect(found, "mark the format as /* @__PURE__ */ where it is made").toEqual([]);
});

it("no script of the built site carries a phone number, an hour or a price", () => {
  expect(existsSync(folder), "this test looks at the build: npm run build").toBe(true);
  const found = [...scripts()].flatMap(([place, code]) => {
    const value = anyValue.exec(code)?.[0];
    return value ? [`${place}: ${value}`] : [];
  });
  expect(found, "an island gets facts as props, a script as data of its page").toEqual([]);
});
