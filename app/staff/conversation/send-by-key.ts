/** Sends the message with Ctrl+Enter or ⌘+Enter, as a click on "Send" does. */
export function sendByKey() {
  const field = document.querySelector<HTMLTextAreaElement>("#answer");
  field?.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (event.isComposing || event.repeat) return;
    event.preventDefault();
    field.form?.requestSubmit(field.form.querySelector<HTMLElement>("[value=write]"));
  });
}
