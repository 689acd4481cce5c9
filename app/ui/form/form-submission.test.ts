import { expect, it } from "vitest";
import { postedText } from "./form-submission";

const posted = (text: string) => {
  const form = new FormData();
  form.set("message", text);
  return postedText(form, "message");
};

it("reads a posted text without what nobody sees; invisible characters alone are no text", () => {
  expect(posted("\ufeffone\vtwo\r\nthree\0 ")).toBe("one\ntwo\nthree");
  for (const text of ["\u200b", "\u2060\u200d\n\u00ad", "\u3164", " \ufe0f"])
    expect(posted(text), JSON.stringify(text)).toBe("");
});
