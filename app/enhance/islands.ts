import { loadScript } from "./load-script";

/**
 * An island is a part of a page with state. It is plain, working HTML until it is first touched,
 * pointed at or focused; then React is loaded and hydrates it (at once with `data-now`).
 */
export type IslandEvent = CustomEvent<{
  resolve(started: Promise<void>): void;
  /** Called before React hydrates: undoes this script's changes, and stops it. */
  leave(): void;
}>;

export function enhanceIslands() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]"))
    enhance(element, () => loadScript(element.dataset.island ?? ""));
}

/** Milliseconds that a form waits for its script before it posts as a plain form. */
const timeoutMs = 10_000;

function enhance(element: HTMLElement, load: () => Promise<unknown>) {
  let started: Promise<void> | undefined;
  let ready = false;
  /** React owns the element's content, so this script must not change it any more. */
  let left = false;
  /** Restores the form as it was served. */
  let undo = () => {};
  const restore = () => {
    undo();
    undo = () => {};
  };

  /** Loads React and hydrates the element; gives up when the script is late or fails. */
  const start = () => {
    const arrival = load().then(
      () =>
        new Promise<void>((resolve) => {
          const leave = () => {
            restore();
            left = true;
          };
          const detail = { resolve, leave };
          element.dispatchEvent(new CustomEvent("island", { detail, bubbles: true }));
        }),
    );
    const late = new Promise<never>((_, over) => {
      setTimeout(over, timeoutMs);
    });
    return Promise.race([arrival, late])
      .then(
        () => true,
        () => false,
      )
      .then((taken) => {
        restore();
        // Offline a plain form could not be posted either, so the next event tries again.
        ready = taken || navigator.onLine;
        if (!ready) started = undefined;
      });
  };
  const begin = () => {
    started ??= start();
    return started;
  };

  /** While the script is loading, shows the button's busy label. */
  const hold = (button: HTMLElement) => {
    restore();
    const label = button.textContent;
    button.textContent = button.dataset.busy ?? label;
    button.ariaDisabled = "true";
    undo = () => {
      button.textContent = label;
      button.ariaDisabled = null;
    };
  };
  /** Offline, a post would show the browser's error page and lose the typed text. */
  const tell = (button: HTMLElement) => {
    const message = document.createElement("p");
    message.className = "field-error wide";
    message.role = "alert";
    message.textContent = button.dataset.failed ?? null;
    // A row above the button's, in the form's grid.
    button.parentElement?.before(message);
    // The consultation form has more to say: what was typed stays, and one may call.
    const lost = document.querySelector<HTMLElement>("[data-connection=lost]");
    if (lost) lost.hidden = navigator.onLine;
    undo = () => {
      message.remove();
      if (lost) lost.hidden = true;
    };
  };

  for (const sign of ["focusin", "pointerover", "touchstart"])
    element.addEventListener(sign, begin, { once: true, passive: true });
  element.addEventListener(
    "submit",
    (event) => {
      if (ready) return;
      event.preventDefault();
      event.stopPropagation();
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      if (submitter && !left) hold(submitter);
      begin().then(() => {
        if (!ready) return submitter && tell(submitter);
        // A form library may submit with a temporary button that it removes at once.
        if (!submitter || submitter.isConnected) form.requestSubmit(submitter);
      });
    },
    { capture: true },
  );
  if ("now" in element.dataset) begin();
}
