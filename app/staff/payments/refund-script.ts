import { centsOf, formatCents } from "~/facts/amount";

/** The button shows the typed amount; without scripts it names none. */
const button = document.querySelector<HTMLElement>("[data-refund]");
const field = button?.closest("form")?.querySelector<HTMLInputElement>("[name=amount]");

function say() {
  if (!button || !field) return;
  const cents = centsOf(field.value);
  button.textContent = [button.dataset.refund, cents && formatCents(cents)]
    .filter(Boolean)
    .join(" ");
}

field?.addEventListener("input", say);
say();
