import { expect, it } from "vitest";
import { optionalMark } from "~/content/en/form-messages";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { SelectField, TextArea, TextField } from "./field";

it.each([
  <TextField hint="What is meant." id="one" key="text" label="One" optional />,
  <TextArea hint="What is meant." id="one" key="area" label="One" optional />,
  <SelectField
    hint="What is meant."
    id="one"
    key="select"
    label="One"
    optional
    options={[]}
    placeholder="Choose"
  />,
])("each kind of field is marked as optional, with its hint", (field) => {
  const html = renderOnSite(field);
  expect(html).toContain(optionalMark);
  expect(html).toContain('<p class="hint" id="one-hint">What is meant.</p>');
  expect(html).toContain('aria-describedby="one-hint"');
});
