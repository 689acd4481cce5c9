import { listInInquiry } from "~/content/en/pages/my-list";
import { keptList } from "~/site/my-list/kept-list";
import { joined, keptInquiry } from "./kept-inquiry";

/**
 * Keeps the text typed into the consultation form in this tab until it is sent, and says beside the
 * button when there is no connection. Only a click of the visitor sends anything. This module is
 * fetched at the first sign (enhance/scripts-on-demand.ts).
 */
const form = document.querySelector<HTMLFormElement>("form#contact");
const fields = () =>
  [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement =>
      field.matches("input, select, textarea") && !field.closest("[aria-hidden]"),
  );
const says = (state: "lost" | "back" | "") => {
  for (const line of document.querySelectorAll<HTMLElement>("[data-connection]"))
    line.hidden = line.dataset.connection !== state;
};

/** The line that the link's query `of` has put into the message, and that of the list of treatments. */
let about: { of?: string | undefined; line?: string | undefined } = {};
let list: string | undefined;

function keep() {
  const typed = fields().map((field) => [
    field.name,
    field.type === "checkbox" ? (field.checked ? field.value : "") : field.value,
  ]);
  const lines = typed.some(([, value]) => value) && { of: about.of, line: about.line, list };
  keptInquiry.write({ ...Object.fromEntries(typed), ...lines });
}

/** While React hydrates a textarea, its own `value` is blocked (ui/form/start-island.tsx). */
const write = (field: HTMLElement, text: string) =>
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);

/** Whether a field differs from the page as it was served. */
function isChanged(field: HTMLInputElement | HTMLSelectElement) {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return !(options.find((option) => option.defaultSelected) ?? options[0])?.selected;
  }
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

function restore() {
  // The form was posted without its script: this page is the response.
  if (document.querySelector(".result-panel")) return keptInquiry.write({});
  const typed = keptInquiry.read();
  ({ list } = typed);
  about = { of: typed.of, line: typed.line };
  const asked = form?.querySelector("textarea")?.defaultValue;
  // The same link in the other language says the same again.
  const earlier = typed.of === location.search ? typed.line : undefined;
  if (asked) about = { of: location.search, line: asked };
  for (const field of fields()) {
    const value = typed[field.name];
    if (!value) continue;
    if (field.type === "checkbox") field.checked = true;
    else if (field.name === "message") write(field, joined(field.value, value, asked && earlier));
    // A link to the form may have chosen the service.
    else if (!field.value) write(field, value);
  }
}

/** Writes the list into the message, when the link of /my-list requested it. Nothing is sent. */
function takeList() {
  const names = keptList.read().treatments.map(({ title }) => title);
  const message = form?.querySelector("textarea");
  const shown = document.getElementById("my-list");
  if (location.hash !== "#my-list" || names.length === 0 || !message || !shown) return;
  const named = listInInquiry.message(names);
  write(message, joined(named, message.value, list));
  list = named;
  shown.hidden = false;
  // A reload would write the list again, even after the visitor has deleted it.
  history.replaceState(history.state, "", location.pathname);
  keep();
}

function start() {
  restore();
  takeList();
  // Something may have been typed before this script had loaded.
  if (fields().some(isChanged)) keep();
  form?.addEventListener("input", keep);
  form?.addEventListener("reset", () => keptInquiry.write({}));
  // In the capture phase, because the form's own script stops the event.
  document.addEventListener("submit", () => says(navigator.onLine ? "" : "lost"), true);
  addEventListener("online", () => {
    if (document.querySelector("[data-connection=lost]:not([hidden])")) says("back");
  });
  // Without a connection neither script could be fetched, and the form has said so (islands.ts).
  if (navigator.onLine && form?.querySelector(".field-error[role=alert]")) says("back");
  forgetWithTab();
}

/**
 * With Back the page may return from memory. If the text was deleted meanwhile ("Leave this page"),
 * it must not be shown again.
 */
function forgetWithTab() {
  const isEmpty = () => Object.keys(keptInquiry.read()).length === 0;
  let wasKept = false;
  addEventListener("pagehide", () => {
    wasKept = !isEmpty();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && wasKept && isEmpty()) form?.reset();
  });
}

start();
