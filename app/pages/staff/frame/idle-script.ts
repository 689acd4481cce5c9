/**
 * Asks "Still there?" two minutes before the session ends, and at its end keeps what was typed in
 * this tab until the same person signs in again (idle-dialog.tsx).
 */
const dialog = document.querySelector<HTMLDialogElement>("dialog[data-idle]");
const warnAt = 120_000;
const storageKey = "staff-typed";
const path = location.pathname + location.search;

type Kept = { person: string; path: string; at: number; fields: [key: string, value: string][] };

type Field = HTMLTextAreaElement | HTMLInputElement;
const typedFields = () =>
  [...document.querySelectorAll<Field>("main textarea, main input[type=text]")].filter(
    (field) => !field.readOnly && field.name !== "",
  );
/** The same field again, when the page is opened anew. */
const keyOf = (field: Field, at: number) => `${at}:${field.name}`;

function keep(person: string) {
  const fields = typedFields().flatMap<[string, string]>((field, at) =>
    field.value !== field.defaultValue ? [[keyOf(field, at), field.value]] : [],
  );
  if (fields.length === 0) return;
  const kept: Kept = { person, path, at: Date.now(), fields };
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

/** Restores what this person typed here; text that somebody else typed is removed. */
function giveBack(person: string) {
  const text = sessionStorage.getItem(storageKey);
  if (!text) return;
  const kept = JSON.parse(text) as Kept;
  const isOld = Date.now() - kept.at > 12 * 60 * 60_000;
  if (kept.person !== person || isOld) return sessionStorage.removeItem(storageKey);
  if (kept.path !== path) return;
  sessionStorage.removeItem(storageKey);
  for (const [at, field] of typedFields().entries()) {
    const [, value] = kept.fields.find(([key]) => key === keyOf(field, at)) ?? [];
    if (value !== undefined && field.value === field.defaultValue) field.value = value;
  }
}

if (dialog) {
  const { person = "", endsIn = "0" } = dialog.dataset;
  const seconds = dialog.querySelector("[data-seconds]");
  let ends = Date.now() + Number(endsIn);
  let asking = false;
  giveBack(person);

  /** Milliseconds left, counting activity in other tabs; null when the session has ended. */
  const ask = async (stay: boolean): Promise<number | null> => {
    const answer = await fetch("/staff/session.json", {
      method: stay ? "POST" : "GET",
      body: stay ? new URLSearchParams() : null,
    });
    if (answer.status === 401) return null;
    const state = (await answer.json()) as { person: string; endsIn: number };
    return state.person === person ? state.endsIn : null;
  };

  const leave = () => {
    keep(person);
    location.assign(`/staff/sign-in?next=${encodeURIComponent(path)}&ended`);
  };

  const look = async (stay = false) => {
    if (asking) return;
    asking = true;
    try {
      const left = await ask(stay);
      if (left === null) return leave();
      ends = Date.now() + left;
      if (left > warnAt) dialog.close();
      else if (!dialog.open) dialog.showModal();
    } catch {
      // The server was not reached: it is asked again in a second.
      if (Date.now() > ends) leave();
    } finally {
      asking = false;
    }
  };

  dialog.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    look(true);
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    look(true);
  });
  setInterval(() => {
    const left = ends - Date.now();
    if (seconds) seconds.textContent = String(Math.max(0, Math.ceil(left / 1000)));
    if (left <= 0 || (left <= warnAt && !dialog.open)) look();
  }, 1000);
}
