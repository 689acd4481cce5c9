import { myListWords as words } from "~/content/en/pages/my-list";
import { keptList } from "./kept-list";

/** Keeps the list of /my-list while it is filled in. Its fields are in no form. */
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

function show() {
  const kept = keptList.read();
  const slugs = kept.treatments.map(({ slug }) => slug);
  for (const box of boxes) box.checked = slugs.includes(box.id);
  for (const field of notes) field.value = kept.notes[field.id] ?? "";
  if (onDevice) onDevice.checked = kept.onDevice;
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
  show();
  addFromUrl();
  addEventListener("hashchange", addFromUrl);
  document.addEventListener("input", ({ target }) => {
    if ((target as Element).closest("main")) keep();
  });
  document.querySelector("[data-my-list-clear]")?.addEventListener("click", clear);
  document.querySelector("[data-my-list-print]")?.addEventListener("click", () => print());
}

// A page that the browser prerenders must not add anything.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener("prerenderingchange", start, { once: true });
else start();
