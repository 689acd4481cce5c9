/**
 * The payment page's script. A number field drops a comma and keeps the digits: "483,51" would
 * become 48351 dollars. From the first comma on it is a field of text, and the comma is read.
 */
addEventListener("beforeinput", (event) => {
  const field = event.target;
  const { data } = event;
  if (!(field instanceof HTMLInputElement) || field.type !== "number" || !data?.includes(","))
    return;
  event.preventDefault();
  const { value } = field;
  // A field of numbers does not say where its caret is; nearly always it is at the end.
  const isWhole = getSelection()?.toString() === value;
  field.type = "text";
  // React would make it a field of numbers again, which is then empty.
  Object.defineProperty(field, "type", { get: () => "text", set() {} });
  field.value = (isWhole ? "" : value) + data.replace(/[$\s]/g, "");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data, inputType: "insertText" }));
});
