/**
 * "@" in a note shows the colleagues' names; what is typed after it filters them. Enter inserts the
 * first, a click inserts one, and Escape hides them.
 */
export function offerNames() {
  const field = document.querySelector<HTMLTextAreaElement>("#note");
  const list = document.querySelector<HTMLElement>("[data-names]");
  if (!field || !list) return;
  const buttons = [...list.querySelectorAll("button")];
  /** Position of the "@". */
  let from = 0;

  const search = () => {
    const before = field.value.slice(0, field.selectionStart);
    const typed = /(?:^|[\s(])(@[^@\n]{0,60})$/.exec(before)?.[1]?.toLowerCase();
    from = before.length - (typed?.length ?? 0);
    for (const button of buttons) {
      const fits = typed !== undefined && button.textContent.toLowerCase().startsWith(typed);
      button.parentElement?.toggleAttribute("hidden", !fits);
    }
    list.hidden = !first();
  };
  const first = () => buttons.find((button) => !button.parentElement?.hidden);
  const insert = ({ textContent: name }: HTMLElement) => {
    field.setRangeText(`${name} `, from, field.selectionStart, "end");
    list.hidden = true;
    field.focus();
  };
  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (list.hidden || event.isComposing) return;
    const button = first();
    if (event.key === "Escape") list.hidden = true;
    else if (event.key === "Enter" && button) insert(button);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  for (const button of buttons) button.addEventListener("click", () => insert(button));
}
