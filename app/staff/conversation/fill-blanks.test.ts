import { describe, expect, it } from "vitest";
import { formatPhone } from "~/facts/format-facts";
import { facts } from "../../../tests/fixtures/test-facts";
import { fillBlanks, unknownBlanks } from "./saved-replies.server";

describe("the placeholders of a saved reply", () => {
  it("are filled with the visitor's first name and the published facts", () => {
    const text = fillBlanks("Hello {first name}, call {phone}. {hours}", "Marisol", facts);
    expect(text).toContain(`Hello Marisol, call ${formatPhone(facts.phones.clinic)}.`);
    expect(text).toMatch(/\d (AM|PM) to \d.* on Monday/);
    expect(text).not.toContain("{");
  });

  it("are three: any other is reported as unknown", () => {
    expect(unknownBlanks("{first name} {firstname} {hours} {}")).toEqual(["{firstname}", "{}"]);
  });
});
