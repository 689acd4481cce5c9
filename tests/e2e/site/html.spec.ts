import { HtmlValidate } from "html-validate";
import { expect, test } from "../support/test";
import { dialogsFile, dialogsOf, onePageOfEachKind, sourceOf } from "./built-pages";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // React's spelling: camel case, void elements, attribute order, unquoted booleans.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    // Titles end with the clinic's name, and search engines shorten them.
    "long-title": "off",
    // Phone numbers keep their hyphens and spaces as written.
    "tel-non-breaking": "off",
  },
});

test("a page of each kind is valid HTML, and every treatment's dialog", async ({ request }) => {
  test.setTimeout(120_000);
  const problems = new Set<string>();
  for (const path of [...onePageOfEachKind, dialogsFile]) {
    const html = path === dialogsFile ? await dialogsOf(request) : await sourceOf(request, path);
    // As a browser with scripts reads it: there, a field in <noscript> is no second field.
    const read = html.replace(/<noscript>.*?<\/noscript>/gs, "");
    const report = await validator.validateString(read, path);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        problems.add(`${path} ${ruleId}: ${message} (${selector})`);
  }
  expect([...problems]).toEqual([]);
});
