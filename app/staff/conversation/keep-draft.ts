/** Milliseconds of no typing after which the draft is saved, and the most while somebody types. */
const pause = 1000;
const longestWait = 5000;
/** Milliseconds after which the server counts as away. */
const timeoutMs = 8000;

/**
 * Keeps the reply that is being typed on the server: a moment after typing pauses, and when the page
 * is hidden or left. Returns a function that waits until the last save is over: a message is sent
 * after it, so that no draft arrives later.
 */
export function keepDraft(): () => Promise<void> {
  const field = document.querySelector<HTMLTextAreaElement>("#answer");
  const place = document.querySelector<HTMLElement>("#draft");
  const text = place?.querySelector("[data-live=draft]");
  const { form } = field ?? {};
  if (!field || !form || !place || !text) return async () => {};

  // It happens by itself.
  form.querySelector<HTMLElement>("[data-keep-draft]")?.toggleAttribute("hidden", true);
  /** The text as the server has it; null: not known. */
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
        // It goes on when the page is left.
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(response.statusText);
      field.dataset.draft = "";
      show(((await response.json()) as { draft: string }).draft);
    } catch {
      saved = null;
      // The idle script keeps it in this tab then, as it does with other fields.
      delete field.dataset.draft;
      show(place.dataset.failed ?? "");
    }
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    // A form on its way to the server says itself what becomes of its text.
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
  // A ready answer that a link put here, or what the idle script has brought back.
  if (field.value !== saved) saveSoon();
  return () => saving;
}
