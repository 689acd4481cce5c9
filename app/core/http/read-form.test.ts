import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { postedFormContext } from "~/context";
import { formChange, formKey, formText, readForm, wholeText } from "./read-form";

function posted(...fields: [name: string, value: string | Blob][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const context = new RouterContextProvider();
  context.set(postedFormContext, form);
  return context;
}

it("reads a text without invisible characters and NUL, and cuts it at its longest", () => {
  const read = (text: string) => readForm(posted(["note", text]), { note: formText(13) }).note;
  expect(read("\ufeffone\vtwo\r\nthree\0 four")).toBe("one\ntwo\nthree");
  for (const text of ["\u200b", "\u2060\u200d\n\u00ad", "\u3164", " \ufe0f"])
    expect(read(text), JSON.stringify(text)).toBe("");
});

it("reads a missing field and a file as no text, and the first of two fields", () => {
  const context = posted(["file", new Blob(["a"])], ["twice", " one "], ["twice", "two"]);
  const fields = { file: formText(), missing: wholeText, twice: wholeText };
  expect(readForm(context, fields)).toEqual({ file: "", missing: "", twice: " one " });
});

it("splits a change from its value, and refuses one that the form does not have", () => {
  const change = { do: formChange("keep", "discard") };
  expect(readForm(posted(["do", "keep:a.b:c"]), change).do).toEqual(["keep", "a.b:c"]);
  expect(readForm(posted(["do", "discard"]), change).do).toEqual(["discard", ""]);
  for (const form of [posted(["do", "erase:a"]), posted()])
    expect(() => readForm(form, change)).toThrow(
      expect.objectContaining({ init: { status: 400 } }) as never,
    );
  expect(readForm(posted(["attempt", "12345678"]), { attempt: formKey }).attempt).toBe("12345678");
});
