/**
 * The payment page's script. Browsers disagree on what a number field does with "$20,50": Chromium
 * drops characters and keeps the digits, Firefox and WebKit report no value. So the number field
 * takes digits and one point; at any other character it becomes a text field, which keeps it.
 */
let hasPoint = false;

addEventListener("beforeinput", (event) => {
  const field = event.target;
  const data = event.data ?? event.dataTransfer?.getData("text");
  if (!(field instanceof HTMLInputElement) || field.type !== "number" || !data) return;
  const isFirstPoint = !hasPoint && !field.value.includes(".");
  if (/^\d+$/.test(data) || (isFirstPoint && /^\d*\.\d*$/.test(data))) {
    hasPoint ||= data.includes(".");
    return;
  }
  // A number field reports neither its caret nor its selection. A digit that it does not have yet,
  // inserted there, shows both; more than nine different digits are above the largest amount.
  const mark = [..."0123456789"].find((digit) => !field.value.includes(digit));
  if (!mark || !event.cancelable) return;
  event.preventDefault();
  document.execCommand("insertText", false, mark);
  const [before = "", after = ""] = field.value.split(mark);
  field.type = "text";
  // React would reset the type to number, which empties the field.
  Object.defineProperty(field, "type", { get: () => "text", set() {} });
  field.value = before + data + after;
  field.setSelectionRange(field.value.length - after.length, field.value.length - after.length);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data, inputType: "insertText" }));
});
