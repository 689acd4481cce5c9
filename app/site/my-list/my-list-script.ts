import { myListWords as words } from "~/content/en/pages/my-list";
import { keptList, storageKey } from "./kept-list";

/**
 * Keeps the list of /my-list while it is filled in. Its fields are in no form. This module is
 * fetched at the first sign (enhance/scripts-on-demand.ts).
 */
const tool = document.querySelector<HTMLElement>("[data-kept=my-list]");
const all = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];
const boxes = all<HTMLInputElement>("[data-my-list-treatment]");
const notes = all<HTMLTextAreaElement>(".my-list-notes textarea");
const onDevice = document.querySelector<HTMLInputElement>("#my-list-keep");
const status = document.querySelector<HTMLElement>("[data-my-list-status]");
const send = document.querySelector<HTMLElement>("[data-my-list-send]");

const say = (text: string) => {
  if (status) status.textContent = text;
};
const showSending = () => {
  if (send) send.hidden = !boxes.some((box) => box.checked);
};

function keep() {
  const treatments = boxes
    .filter((box) => box.checked)
    .map(({ id, dataset }) => ({ slug: id, title: dataset.myListTreatment ?? "" }));
  const typed = Object.fromEntries(notes.map(({ id, value }) => [id, value]));
  keptList.write({ treatments, notes: typed }, onDevice?.checked ?? false);
  showSending();
}

/** Shows what is kept; at first, with what was ticked or typed before this script had loaded. */
function show(isFirst: boolean) {
  const kept = keptList.read();
  const slugs = kept.treatments.map(({ slug }) => slug);
  for (const box of boxes) box.checked = (isFirst && box.checked) || slugs.includes(box.id);
  for (const field of notes)
    field.value = [kept.notes[field.id], isFirst && field.value].filter(Boolean).join("\n");
  if (onDevice) onDevice.checked = (isFirst && onDevice.checked) || kept.onDevice;
  showSending();
}

/** A link names the treatment to add in its fragment, which browsers do not send. */
function addFromUrl() {
  const box = boxes.find(({ id }) => `#${id}` === location.hash);
  if (!box) return;
  box.checked = true;
  history.replaceState(history.state, "", location.pathname);
  keep();
  say(words.added(box.dataset.myListTreatment ?? ""));
}

function clear() {
  for (const box of boxes) box.checked = false;
  for (const field of notes) field.value = "";
  if (onDevice) onDevice.checked = false;
  keep();
  say(words.cleared);
}

function start() {
  show(true);
  keep();
  addFromUrl();
  // With Back the page may return from memory, after the list was changed or deleted elsewhere.
  addEventListener("pageshow", ({ persisted }) => persisted && show(false));
  // Another tab has changed the list on the device: this one would write its older state over it.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === storageKey && newValue) show(false);
  });
  addEventListener("hashchange", addFromUrl);
  document.addEventListener("input", ({ target }) => {
    if ((target as Element).closest("main")) keep();
  });
  document.querySelector("[data-my-list-clear]")?.addEventListener("click", clear);
  document.querySelector("[data-my-list-print]")?.addEventListener("click", () => print());
}

start();
// From now on a click needs no repetition (enhance/scripts-on-demand.ts).
delete tool?.dataset.script;
