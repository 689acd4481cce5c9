/**
 * Asks "Still there?" two minutes before the session ends (staff-layout.tsx). Whenever a page is
 * left, its typed and unsent text is kept in this tab until the same person opens the page again.
 */
const dialog = document.querySelector<HTMLDialogElement>("dialog[data-idle]");
const warnAt = 120_000;
const path = location.pathname + location.search;
const prefix = "staff-typed:";
const storageKey = prefix + location.pathname;
const longest = 12 * 60 * 60_000;

type Kept = { person: string; at: number; fields: [key: string, value: string][] };

type Field = HTMLTextAreaElement | HTMLInputElement;
/** Field types to keep: no passwords, searches or choices. A field without `type` is "text". */
const types = ["textarea", "text", "email", "tel", "number", "date", "time"];
const typedFields = () =>
  [...document.querySelectorAll<Field>("main textarea, main input")].filter(
    (field) =>
      types.includes(field.type) &&
      field.name !== "" &&
      !field.readOnly &&
      field.autocomplete !== "one-time-code",
  );
/** Key by which the field is found again when the page is reopened. */
const keyOf = (field: Field) => `${field.id}:${field.name}`;

/** The form that is being sent, whose text is not kept. */
let sent: HTMLFormElement | null = null;

function keep(person: string) {
  const fields = typedFields().flatMap<[string, string]>((field) => {
    // The server has this text as a draft.
    if (field.form === sent || "draft" in field.dataset) return [];
    return field.value === field.defaultValue ? [] : [[keyOf(field), field.value]];
  });
  if (fields.length === 0) return sessionStorage.removeItem(storageKey);
  const kept: Kept = { person, at: Date.now(), fields };
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

/** Restores what this person typed here; text that another person typed is removed. */
function giveBack(person: string) {
  for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(prefix))) {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "") as Kept;
    if (key === storageKey || kept.person !== person || Date.now() - kept.at > longest)
      sessionStorage.removeItem(key);
    if (key !== storageKey || kept.person !== person) continue;
    for (const field of typedFields()) {
      const [, value] = kept.fields.find(([one]) => one === keyOf(field)) ?? [];
      if (value === undefined || field.value !== field.defaultValue) continue;
      field.value = value;
      // Opens a closed section that holds typed text.
      const around = field.closest("details");
      if (around) around.open = true;
    }
  }
}

if (dialog) {
  const { person = "", endsIn = "0" } = dialog.dataset;
  const seconds = dialog.querySelector("[data-seconds]");
  let ends = Date.now() + Number(endsIn);
  let asking = false;
  giveBack(person);
  addEventListener("pagehide", () => keep(person));
  document.addEventListener("submit", (event) => {
    // Another script may cancel the submission, when the server is unreachable.
    setTimeout(() => {
      if (!event.defaultPrevented) sent = event.target as HTMLFormElement;
    });
  });

  /** Milliseconds left, counting activity in other tabs; null when the session has ended. */
  const ask = async (stay: boolean): Promise<number | null> => {
    const response = await fetch("/staff/session.json", {
      method: stay ? "POST" : "GET",
      body: stay ? new URLSearchParams() : null,
    });
    if (response.status === 401) return null;
    const state = (await response.json()) as { person: string; endsIn: number };
    return state.person === person ? state.endsIn : null;
  };

  const leave = () => {
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
      // The server did not respond: it is asked again in a second.
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
