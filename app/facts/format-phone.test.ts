import { expect, it } from "vitest";
import { phoneText } from "./format-phone";

it.each(["904 555 0142", "904.555.0142", "9045550142", "+1 (904) 555-0142", "1-904-555-0142"])(
  "writes %s like every other number",
  (typed) => expect(phoneText(typed)).toBe("(904) 555-0142"),
);

it.each(["", "904 555 0142 ext 7", "+44 20 7946 0018", "555 0142", "123 456 7890"])(
  "leaves %j as it was typed",
  (typed) => expect(phoneText(typed)).toBe(typed),
);
