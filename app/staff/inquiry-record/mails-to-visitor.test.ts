import { expect, it } from "vitest";
import { greetingName } from "./mails-to-visitor";

it.each(["Ann", "José María", "Mary Ann Lou", "O’Brien", "Anne-Marie", "Dr. Ann", "李"])(
  "greets %s by name",
  (name) => {
    expect(greetingName(name)).toBe(name);
  },
);

it.each([
  "You have won a prize",
  "Call 904",
  "evil.example",
  "pills．example",
  "www evil",
  "HTTPS evil",
  "٣٤",
  " ",
])("leaves %s out of a greeting", (name) => {
  expect(greetingName(name)).toBeNull();
});
