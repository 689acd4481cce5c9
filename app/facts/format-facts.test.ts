import { expect, it } from "vitest";
import { dollarsFromTo, formatPhone, fromTo, phoneText, wholeDollars } from "./format-facts";
import { formatHours, hoursInText } from "./hours/opening-hours";

it("the shown phone number is the one that is dialed", () => {
  expect(formatPhone("+19045550142")).toBe("(904) 555-0142");
  expect(() => formatPhone("904")).toThrow("904");
});

it("ranges are written with an en dash, dollars without cents", () => {
  expect(fromTo([600, 1200])).toBe("600–1,200");
  expect(dollarsFromTo([200, 500])).toBe("$200–$500");
  expect(wholeDollars(456)).toBe("$456");
});

it("hours are shown on a clock of twelve, with a dash in tables and in words in sentences", () => {
  expect(hoursInText({ opens: "09:30", closes: "17:00" })).toBe("9:30 AM to 5 PM");
  expect(formatHours({ opens: "09:30", closes: "17:00" })).toBe("9:30 AM–5 PM");
});

it.each(["904 555 0142", "904.555.0142", "9045550142", "+1 (904) 555-0142", "1-904-555-0142"])(
  "writes %s like every other number",
  (typed) => expect(phoneText(typed)).toBe("(904) 555-0142"),
);

it.each([
  "",
  "904 555 0142 ext 7",
  "+44 20 7946 0018",
  "555 0142",
  "123 456 7890",
  "+49 30 123456",
  "+64 9 123 4567",
  "+(45) 12 34 56 78",
])("leaves %j as typed", (typed) => expect(phoneText(typed)).toBe(typed));
