/**
 * Keyboard shortcuts. An element declares its key in `data-key`, or in `data-focus` where it is the
 * first of several; elements with `data-focus` and fields take focus, any other is clicked.
 * Inactive while somebody types, or with Ctrl, Alt or Command.
 */
export function followKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const { target, key } = event;
    if (target instanceof HTMLElement && target.matches("input, select, textarea")) {
      // Escape leaves the field, so that the shortcuts work again.
      if (key === "Escape") target.blur();
      return;
    }
    if (key === "j" || key === "k") return move(key === "j" ? 1 : -1);
    const row = target instanceof HTMLElement && target.closest<HTMLElement>(".queue-row");
    if (key === "t" && row && !row.ariaCurrent) return take(row);
    const element = elementFor(key);
    if (!element) return;
    event.preventDefault();
    openAround(element);
    // An expired offer, such as undo, has no shortcut either.
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    if (element.matches("input, select, textarea, [data-focus]")) element.focus();
    else element.click();
  });
}

/** The visible one of the elements with this key. */
function elementFor(key: string) {
  const all = [...document.querySelectorAll<HTMLElement>("[data-key], [data-focus]")];
  const found = all.filter(({ dataset }) => dataset.key === key || dataset.focus === key);
  return found.find((element) => element.checkVisibility()) ?? found[0];
}

function openAround(element: HTMLElement) {
  const around = element.parentElement?.closest<HTMLElement>("details, [popover]");
  if (!around) return;
  openAround(around);
  if (around instanceof HTMLDetailsElement) around.open = true;
  else if (!around.matches(":popover-open")) around.showPopover();
}

/** Assigns the focused row to the person; opens it when it is theirs already or they may not. */
function take(row: HTMLElement) {
  const link = row.querySelector("a");
  const { me } = row.closest<HTMLElement>("[data-me]")?.dataset ?? {};
  const { had = "", reference } = row.dataset;
  const idempotencyKey = document.querySelector<HTMLInputElement>("[name=attempt]")?.value;
  if (!link || !me || !idempotencyKey || had === me) return link?.click();
  const form = document.createElement("form");
  form.method = "post";
  form.action = link.href;
  form.hidden = true;
  const fields = { attempt: `${idempotencyKey}-${reference}`, had, do: `assign:${me}` };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.body.append(form);
  form.requestSubmit();
}

/** Moves to the next or previous row of the queue, starting from the open one. */
function move(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>(".queue-name a")];
  const here = rows.indexOf(document.activeElement as HTMLElement);
  const open = rows.findIndex((row) => row.closest("[aria-current]"));
  const from = here >= 0 ? here : open >= 0 ? open : by > 0 ? -1 : rows.length;
  rows[Math.min(Math.max(from + by, 0), rows.length - 1)]?.focus();
}
