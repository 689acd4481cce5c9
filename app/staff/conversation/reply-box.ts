/**
 * Milliseconds: the draft is saved after this pause in typing, and at least this often during it.
 */
const pause = 1000;
const longestWait = 5000;
const timeoutMs = 8000;

/**
 * Saves the typed reply on the server as a draft: after a pause in typing, and when the page is
 * hidden or left. Returns a function that waits for the last save: the message is sent afterwards,
 * so that no draft arrives later.
 */
export function keepDraft(): () => Promise<void> {
  const field = document.querySelector<HTMLTextAreaElement>("#answer");
  const place = document.querySelector<HTMLElement>("#draft");
  const text = place?.querySelector("[data-live=draft]");
  const { form } = field ?? {};
  if (!field || !form || !place || !text) return async () => {};

  // Drafts are saved automatically, so the button is not needed.
  form.querySelector<HTMLElement>("[data-keep-draft]")?.toggleAttribute("hidden", true);
  /** The text that the server has; null: unknown. */
  let saved = "unsaved" in field.dataset ? null : field.defaultValue;
  let saving: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;

  const show = (draft: string) => {
    place.hidden = draft === "";
    text.textContent = draft;
  };
  const post = async (answer: string) => {
    try {
      const response = await fetch(`${location.pathname}/conversation.json`, {
        method: "POST",
        body: new URLSearchParams({ answer }),
        // Lets the request finish when the page is left.
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(response.statusText);
      field.dataset.draft = "";
      show(((await response.json()) as { draft: string }).draft);
    } catch {
      saved = null;
      // The idle script then keeps the text in this tab, as it does with other fields.
      delete field.dataset.draft;
      show(place.dataset.failed ?? "");
    }
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    // A form that is being sent decides itself what becomes of its text.
    if (field.value === saved || form.ariaBusy) return;
    saved = field.value;
    saving = post(field.value);
  };
  const saveSoon = () => {
    if (timer === undefined) since = Date.now();
    clearTimeout(timer);
    timer = setTimeout(save, Math.min(pause, since + longestWait - Date.now()));
  };
  field.addEventListener("input", saveSoon);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") save();
  });
  addEventListener("pagehide", save);
  // Text from a saved reply's link, or restored by the idle script.
  if (field.value !== saved) saveSoon();
  return () => saving;
}

/** Sends the message with Ctrl+Enter or ⌘+Enter, as a click on "Send" does. */
export function sendByKey() {
  const field = document.querySelector<HTMLTextAreaElement>("#answer");
  field?.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (event.isComposing || event.repeat) return;
    event.preventDefault();
    field.form?.requestSubmit(field.form.querySelector<HTMLElement>("[value=write]"));
  });
}

/**
 * A slash in a message opens the saved replies; what is typed after it filters them, Enter inserts
 * the first, and a click inserts one at the cursor. Escape closes them until the next slash.
 */
export function offerSavedReplies() {
  const field = document.querySelector<HTMLTextAreaElement>("#answer");
  const list = document.querySelector<HTMLDetailsElement>(".saved-replies");
  if (!field || !list) return;
  const links = [...list.querySelectorAll<HTMLElement>("[data-insert]")];
  /** Position of the slash; -1: no search. */
  let slash = -1;
  /** Position of the slash whose list Escape has closed. */
  let closed = -1;

  const search = () => {
    const before = field.value.slice(0, field.selectionStart);
    const [typed, words = ""] = /(?:^|\s)\/([^/\n]{0,40})$/.exec(before) ?? [];
    const last = typed === undefined ? -1 : before.lastIndexOf("/");
    if (last !== closed) closed = -1;
    slash = closed >= 0 ? -1 : last;
    for (const link of links) {
      // Matches at the beginning of a word: "ho" finds "hours", not "without".
      const matches = ` ${link.textContent}`.toLowerCase().includes(` ${words.toLowerCase()}`);
      const row = link.closest("li");
      if (row) row.hidden = slash >= 0 && !matches;
    }
    if (slash < 0 || list.open) return;
    list.open = true;
    list.scrollIntoView({ block: "nearest" });
  };
  const insert = (text: string) => {
    const from = slash >= 0 ? slash : field.selectionStart;
    field.setRangeText(text, from, field.selectionEnd, "end");
    slash = -1;
    // The event informs this search and the script that saves the draft.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    list.open = false;
    field.focus();
  };
  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && slash >= 0 && list.open) {
      event.preventDefault();
      closed = slash;
      list.open = false;
      search();
      return;
    }
    const first = links.find((link) => !link.closest("li")?.hidden);
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || slash < 0 || !first) return;
    event.preventDefault();
    insert(first.dataset.insert ?? "");
  });
  for (const link of links)
    link.addEventListener("click", (event) => {
      event.preventDefault();
      insert(link.dataset.insert ?? "");
    });
}
