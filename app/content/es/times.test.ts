import { describe, expect, it } from "vitest";
import {
  appointmentDay,
  appointmentStart,
  appointmentTime,
  callbackText,
  clinicTime,
  localDay,
  windowText,
} from "./times";

describe("times in Spanish", () => {
  it("begin a line with a capital alone, on the clinic's clock", () => {
    // In Jacksonville it is still the evening before.
    expect(appointmentDay("2026-03-04T02:30:00.000Z")).toBe("Martes 3 de marzo");
    expect(appointmentStart("2026-03-04T02:30:00.000Z")).toBe("9:30 p. m.");
    expect(localDay("2026-03-04T02:30:00.000Z")).toBe("3 de marzo de 2026");
    expect(clinicTime("2026-03-03T14:00:00.000Z")).toBe("3 de marzo de 2026, 9 a. m.");
    expect(appointmentTime("2026-03-07T16:30:00.000Z", "2026-03-07T17:00:00.000Z")).toBe(
      "sábado 7 de marzo, de 11:30 a. m. a 12 p. m.",
    );
  });

  it.each([
    ["14:00-16:00", "de 2 a 4 p. m."],
    ["11:00-13:00", "de 11 a. m. a 1 p. m."],
    ["09:30-11:00", "de 9:30 a 11 a. m."],
    ["in the evening", "in the evening"],
  ])("say a call's window %s as “%s”", (value, text) => {
    expect(windowText(value)).toBe(text);
    const day = { year: 2026, month: 3, day: 9 };
    expect(callbackText(day, value, "short")).toBe(`lunes 9 de marzo, ${text}`);
  });
});
