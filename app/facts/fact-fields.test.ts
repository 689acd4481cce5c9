import { describe, expect, it } from "vitest";
import { ownQuestions } from "~/content/en/own-texts";
import { everyField } from "~/facts/fact-fields";
import { fieldId, readTypedFields } from "~/facts/fact-kinds";
import { facts } from "../../tests/fixtures/test-facts";

describe("the fields of facts", () => {
  it("each have a plain, unique name", () => {
    const paths = [
      ...everyField(
        facts,
        ownQuestions(facts).map(({ key }) => key),
      ).keys(),
    ];
    const names = paths.map(fieldId);
    expect(new Set(names).size).toBe(paths.length);
    for (const name of names) expect(name).toMatch(/^[\w-]{3,100}$/);
  });

  it("store two times as one fact, and ignore fields that were not sent", () => {
    const [monday, sunday, email] = [
      { path: "hours.office.Monday", kind: "hours" },
      { path: "hours.office.Sunday", kind: "hours" },
      { path: "email", kind: "email" },
    ] as const;
    const form = new FormData();
    form.set(`${fieldId(monday.path)}-opens`, "09:00");
    form.set(`${fieldId(monday.path)}-closes`, "17:00:00");
    form.set(`${fieldId(sunday.path)}-opens`, "");
    form.set(`${fieldId(sunday.path)}-closes`, "");
    expect(readTypedFields(form, [monday, sunday, email])).toEqual({
      "hours.office.Monday": "09:00-17:00",
      "hours.office.Sunday": "",
    });
  });

  it("store no times for a day that is ticked as closed", () => {
    const monday = { path: "hours.office.Monday", kind: "hours" } as const;
    const form = new FormData();
    form.set(`${fieldId(monday.path)}-opens`, "09:00");
    form.set(`${fieldId(monday.path)}-closes`, "17:00");
    form.set(`${fieldId(monday.path)}-closed`, "1");
    expect(readTypedFields(form, [monday])).toEqual({ "hours.office.Monday": "" });
  });

  it("store the rows of closed days as lines, also unfinished ones", () => {
    const days = { path: "hours.closedDays", kind: "days" } as const;
    const form = new FormData();
    for (const [from, until, name] of [
      ["2026-12-24", "2026-12-26", "Christmas"],
      ["", "", ""],
      ["", "", "Painters"],
    ] as const) {
      form.append(`${fieldId(days.path)}-from`, from);
      form.append(`${fieldId(days.path)}-until`, until);
      form.append(`${fieldId(days.path)}-name`, name);
    }
    const typed = "2026-12-24 to 2026-12-26 Christmas\nPainters";
    expect(readTypedFields(form, [days])).toEqual({ "hours.closedDays": typed });
    expect(readTypedFields(new FormData(), [days])).toEqual({});
  });
});
