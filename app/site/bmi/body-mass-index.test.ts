import { describe, expect, it } from "vitest";
import { bodyMassIndex, type Field } from "./body-mass-index";

const us = (feet: string, inches: string, pounds: string) => {
  const typed: Partial<Record<Field, string>> = { feet, inches, pounds };
  return bodyMassIndex("us", (field) => typed[field] ?? "");
};
const metric = (centimeters: string, kilograms: string) => {
  const typed: Partial<Record<Field, string>> = { centimeters, kilograms };
  return bodyMassIndex("metric", (field) => typed[field] ?? "");
};

describe("the body mass index", () => {
  it("is the same number in both systems of units", () => {
    expect(us("5", "9", "203")).toBe("30.0");
    expect(metric("175.26", "92.08")).toBe("30.0");
    expect(metric("180", "81")).toBe("25.0");
  });

  it("accepts missing inches, and a decimal comma", () => {
    expect(us("6", "", "180")).toBe("24.4");
    expect(metric("180,5", "81,5")).toBe("25.0");
  });

  it.each([
    ["", "", ""],
    ["5", "9", ""],
    ["59", "0", "180"],
    ["5", "9", "2030"],
    ["five", "9", "203"],
    ["-5", "9", "203"],
    ["5", "9", "1e2"],
  ])("is null for %s feet, %s inches and %s pounds", (...typed) => {
    expect(us(...typed)).toBeNull();
  });
});
