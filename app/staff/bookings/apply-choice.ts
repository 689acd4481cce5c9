/** Milliseconds after the last key or click in a field until its value is applied. */
const pause = 500;

/**
 * A value that is chosen above free times applies at once: the form is sent by its button that
 * shows them, which only pages without scripts show. The field has the focus again afterwards.
 */
export function applyChoices() {
  let timer = 0;
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return;
    const { form, id } = target;
    const button = form?.querySelector<HTMLButtonElement>("[data-apply]");
    // What is beside the button; a ticked time is no choice of other times.
    if (!form || !button?.closest("div")?.contains(target) || !form.checkValidity()) return;
    // While a year is typed, a browser reports the years 2, 20 and 202.
    if (target.type === "date" && target.value !== "" && target.value < "1900") return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      form.action = `${form.action.split("#")[0]}#${id}`;
      form.requestSubmit(button);
    }, pause);
  });
}
