import { expect, it } from "vitest";
import { emailPattern, isEmailAddress, plainEmail } from "./people";

/** Matches as browsers apply the attribute "pattern". */
const inBrowser = new RegExp(`^(?:${emailPattern})$`, "v");

it.each([
  ["ana@clinic.example", true],
  ["ana.quill+desk@mail.clinic.example", true],
  ["ana&o'neill@clinic.example", true],
  ["\u200bana@bücher.de", true],
  ["ana@clinic", false],
  ["ana@clinic.example, ben@clinic.example", false],
  ["ana quill@clinic.example", false],
])("validates %s in the browser, before a passkey is made, as on the server", (text, right) => {
  expect([isEmailAddress(text), inBrowser.test(text)]).toEqual([right, right]);
});

it("stores and compares an email in lower case, its domain in ASCII", () => {
  for (const typed of ["\u200bAna@Bücher.de ", "ana@xn--bcher-kva.de"])
    expect(plainEmail(typed)).toBe("ana@xn--bcher-kva.de");
});
