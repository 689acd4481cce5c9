/**
 * The payment page's script. A number field drops a comma and keeps the digits: "483,51" would
 * become 48351 dollars. From the first comma on, it is a text field, and the comma is parsed.
 */
addEventListener("beforeinput", (event) => {
  const field = event.target;
  const { data } = event;
  if (!(field instanceof HTMLInputElement) || field.type !== "number" || !data?.includes(","))
    return;
  event.preventDefault();
  const { value } = field;
  // A number field does not report its caret; nearly always it is at the end.
  const isWhole = getSelection()?.toString() === value;
  field.type = "text";
  // React would reset the type to number, which empties the field.
  Object.defineProperty(field, "type", { get: () => "text", set() {} });
  field.value = (isWhole ? "" : value) + data.replace(/[$\s]/g, "");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data, inputType: "insertText" }));
});
