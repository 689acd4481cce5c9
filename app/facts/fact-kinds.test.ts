import { describe, expect, it } from "vitest";
import { typedFactErrors } from "~/content/en/staff/fact-words";
import { facts } from "../../tests/fixtures/test-facts";
import { factAt } from "./fact-change";
import { fieldOf, readTyped } from "./fact-fields";
import { fieldId, readTypedFields, shownFact } from "./fact-kinds";

const price = fieldOf("treatments.tadalafil.price");
const sources = fieldOf("treatments.tadalafil.evidence.sources");
const closedDays = fieldOf("hours.closedDays");
const callbacks = fieldOf("callbackWindows");

it.each(["0", "-1", "1000000", "3000000", "3,000,000", "a"])(
  "rejects the amount %s and names both limits",
  (typed) => {
    expect(readTyped(price, typed)).toEqual({ error: "money" });
    const message = typedFactErrors("money", undefined);
    expect(message).toContain("0");
    expect(message).toContain("1,000,000");
  },
);

it("reads amounts with and without a thousands separator", () => {
  for (const typed of ["299.88", "$1,299.88", "999999.99"])
    expect(readTyped(price, typed)).toHaveProperty("value");
});

it("reads a visit's length in minutes, and rejects one that is not offered", () => {
  const field = fieldOf("visitMinutes");
  expect(readTyped(field, "45")).toEqual({ value: 45 });
  for (const typed of ["5", "50", "255", "45.5", "an hour"])
    expect(readTyped(field, typed)).toEqual({ error: "choice" });
});

it("reads sources one per line, as their field shows them", () => {
  const typed =
    "2024 Label of a tablet https://dailymed.nlm.nih.gov/a\n2021 A trial https://pubmed.ncbi.nlm.nih.gov/1/";
  const read = readTyped(sources, `\n  ${typed.replaceAll(" ", "  ")}\n`);
  expect("value" in read && shownFact(sources, read.value)).toBe(typed);
  for (const wrong of [
    "Label https://www.fda.gov/a",
    "2024 https://www.fda.gov/a",
    "2024 Label",
    "24 Label https://www.fda.gov/a",
    "2024 Label http://www.fda.gov/a",
    Array(5).fill("2024 Label https://www.fda.gov/a").join("\n"),
  ])
    expect(readTyped(sources, wrong), wrong).toEqual({ error: "sources" });
  expect(readTyped(sources, "")).toEqual({ value: [] });
});

it.each([
  ["email", "email", "\u200bhello&us@bücher.de", "hello&us@xn--bcher-kva.de"],
  ["phone", "phones.clinic", "\u202d(904)\u00a0555–0142\u202c", "+19045550142"],
  ["money", "treatments.tadalafil.price", "$1,299.88\u200b", 1299.88],
] as const)("reads a pasted fact of the kind %s: %s, %j", (kind, path, typed, value) => {
  expect(fieldOf(path).kind).toBe(kind);
  expect(readTyped(fieldOf(path), typed)).toEqual({ value });
});

it.each([
  "treatments.tadalafil.price",
  "treatments.tadalafil.evidence.sources",
  "phones.clinic",
  "email",
  "areaServed",
  "hours.office.Monday",
  "hours.closedDays",
  "callbackWindows",
  "visitMinutes",
  "showCompareAtPrices",
])("reads the published fact %s as itself, as a stored draft needs", (path) => {
  const value = factAt(facts, path);
  expect(readTyped(fieldOf(path), value)).toEqual({ value });
});

const post = (fields: [name: string, value: string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

describe("a form of facts", () => {
  const [monday, sunday] = [fieldOf("hours.office.Monday"), fieldOf("hours.office.Sunday")];
  const opens = `${fieldId(monday.path)}-opens`;
  const closes = `${fieldId(monday.path)}-closes`;

  it("has two times for one fact, and leaves out fields that were not sent", () => {
    const form = post([
      [opens, "09:00"],
      [closes, "17:00:00"],
      [`${fieldId(sunday.path)}-opens`, ""],
      [`${fieldId(sunday.path)}-closes`, ""],
    ]);
    expect(readTypedFields(form, [monday, sunday, fieldOf("email")])).toEqual({
      [monday.path]: { opens: "09:00", closes: "17:00" },
      [sunday.path]: null,
    });
    expect(readTyped(monday, { opens: "09:00", closes: "" })).toEqual({ error: "hours" });
  });

  it("has no times for a day that is ticked as closed", () => {
    const form = post([
      [opens, "09:00"],
      [closes, "17:00"],
      [`${fieldId(monday.path)}-closed`, "1"],
    ]);
    expect(readTypedFields(form, [monday])).toEqual({ [monday.path]: null });
  });

  it("has rows of closed days, also unfinished ones, but no empty ones", () => {
    const name = fieldId(closedDays.path);
    const typed = [
      { from: "2026-12-24", until: "2026-12-26", name: "Christmas" },
      { from: "", until: "", name: "Painters" },
    ];
    const rows = [...typed, { from: "", until: "", name: " " }];
    const form = post(
      rows.flatMap((row) =>
        Object.entries(row).map(([part, value]): [string, string] => [`${name}-${part}`, value]),
      ),
    );
    expect(readTypedFields(form, [closedDays])).toEqual({ [closedDays.path]: typed });
    expect(readTypedFields(new FormData(), [closedDays])).toEqual({});
    expect(readTyped(closedDays, typed)).toEqual({ error: "days" });
    expect(shownFact(closedDays, typed)).toBe("2026-12-24 to 2026-12-26 Christmas\nPainters");
    const oneDay = { from: "2026-12-24", until: "", name: "Christmas Eve" };
    expect(readTyped(closedDays, [oneDay])).toEqual({ value: [{ ...oneDay, until: oneDay.from }] });
  });

  it("keeps whether a closed day repeats, and shows it", () => {
    const name = fieldId(closedDays.path);
    const yearly = {
      from: "2026-12-24",
      until: "2026-12-26",
      name: "Christmas",
      repeats: "yearly",
    };
    const form = post(
      Object.entries(yearly).map(([part, value]): [string, string] => [`${name}-${part}`, value]),
    );
    const typed = readTypedFields(form, [closedDays])[closedDays.path];
    expect(typed).toEqual([yearly]);
    expect(readTyped(closedDays, typed)).toEqual({ value: [yearly] });
    expect(shownFact(closedDays, typed)).toBe("2026-12-24 to 2026-12-26 Christmas (yearly)");
    const long = [{ ...yearly, until: "2027-02-26" }];
    expect(readTyped(closedDays, long)).toEqual({ error: "days" });
  });

  it("has boxes to tick for several choices, also none of them", () => {
    const services = {
      ...fieldOf("selfBooking.services"),
      kind: "choices" as const,
      options: ["general", "aesthetics"],
    };
    const name = fieldId(services.path);
    const read = (...ticked: string[]) =>
      readTypedFields(post(ticked.map((one): [string, string] => [name, one])), [services])[
        services.path
      ];
    expect(readTyped(services, read("", "general"))).toEqual({ value: ["general"] });
    expect(readTyped(services, read(""))).toEqual({ value: [] });
    expect(readTyped(services, read("", "surgery"))).toEqual({ error: "choices" });
    expect(read()).toBeUndefined();
  });

  it("ignores one text for a fact that has several inputs", () => {
    for (const field of [monday, closedDays, callbacks]) {
      expect(readTypedFields(post([[fieldId(field.path), "text"]]), [field])).toEqual({});
      expect(readTyped(field, "text")).toHaveProperty("error");
    }
  });

  it("has rows of times to call back, each with its days in the order of the week", () => {
    const name = fieldId(callbacks.path);
    const form = post([
      [`${name}-opens`, "09:00"],
      [`${name}-closes`, "11:30"],
      [`${name}-days-0`, "Thursday"],
      [`${name}-days-0`, "Tuesday"],
      [`${name}-opens`, ""],
      [`${name}-closes`, ""],
      [`${name}-days-1`, "Friday"],
    ]);
    const window = { days: ["Tuesday", "Thursday"], opens: "09:00", closes: "11:30" };
    expect(readTypedFields(form, [callbacks])).toEqual({ callbackWindows: [window] });
    expect(readTyped(callbacks, [window])).toEqual({ value: [window] });
    for (const wrong of [{ days: [] }, { closes: "" }, { opens: "14:00" }, { closes: "26:00" }])
      expect(readTyped(callbacks, [{ ...window, ...wrong }])).toEqual({ error: "windows" });
    expect(shownFact(callbacks, facts.callbackWindows)).toBe(
      "Monday to Friday 10:00-12:00\nMonday to Friday 14:00-16:00",
    );
  });
});
