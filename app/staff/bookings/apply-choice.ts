/** Milliseconds after the last key or click in a field until its value is applied. */
const pause = 500;

/** The field that was changed last: its id, and how far the page was scrolled, in pixels. */
const place = "chosen";

/**
 * A value that is chosen above free times applies at once: the form is sent by its button that
 * shows them, which only pages without scripts show. The field has the focus again afterwards, and
 * the page does not move.
 */
export function applyChoices() {
  const [chosen, top] = sessionStorage.getItem(place)?.split(" ") ?? [];
  sessionStorage.removeItem(place);
  const field = chosen && document.getElementById(chosen);
  if (field) {
    field.focus({ preventScroll: true });
    scrollTo(0, Number(top));
  }
  let timer = 0;
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return;
    const { form, id } = target;
    const button = form?.querySelector<HTMLButtonElement>("[data-apply]");
    // Only fields beside the button: a ticked time does not change which times are shown.
    if (!form || !button?.closest("div")?.contains(target) || !form.checkValidity()) return;
    // While a year is typed, a browser reports the years 2, 20 and 202.
    if (target.type === "date" && target.value !== "" && target.value < "1900") return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      sessionStorage.setItem(place, `${id} ${scrollY}`);
      form.requestSubmit(button);
    }, pause);
  });
}
