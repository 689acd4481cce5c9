import { loadScript } from "./load-script";

/**
 * Parts with state are plain, working HTML first. React comes to one when it is first touched,
 * pointed at or focused, and at once where the server's answer asks for it.
 */
export type IslandEvent = CustomEvent<{
  answer(started: Promise<void>): void;
  /** To be called before React takes over: the element is as it was served, and stays so. */
  leave(): void;
}>;

export function enhanceIslands() {
  const url = document.documentElement.dataset.islands;
  if (!url) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]"))
    enhance(element, () => loadScript(url));
}

/** Milliseconds that a form waits for its script; then it posts as a plain form. */
const patience = 10_000;

function enhance(element: HTMLElement, load: () => Promise<unknown>) {
  let started: Promise<void> | undefined;
  let ready = false;
  /** From here on what is in the element is React's, which has to find it as it left it. */
  let left = false;
  /** Puts the form back as it was served. */
  let undo = () => {};
  const restore = () => {
    undo();
    undo = () => {};
  };

  /** React takes the element over; not so when its script is late or has a fault. */
  const start = () => {
    const arrival = load().then(
      () =>
        new Promise<void>((answer) => {
          const leave = () => {
            restore();
            left = true;
          };
          const detail = { answer, leave };
          element.dispatchEvent(new CustomEvent("island", { detail, bubbles: true }));
        }),
    );
    const late = new Promise<never>((_, over) => {
      setTimeout(over, patience);
    });
    return Promise.race([arrival, late])
      .then(
        () => true,
        () => false,
      )
      .then((taken) => {
        restore();
        // Without a line nothing can be posted either: the script is asked for again.
        ready = taken || navigator.onLine;
        if (!ready) started = undefined;
      });
  };
  const begin = () => {
    started ??= start();
    return started;
  };

  /** While the script is on its way, the button says what React would let it say. */
  const hold = (button: HTMLElement) => {
    restore();
    const label = button.textContent;
    button.textContent = button.dataset.busy ?? label;
    undo = () => {
      button.textContent = label;
    };
  };
  /** A post would show the browser's own error now, and lose what was typed. */
  const tell = (button: HTMLElement) => {
    const message = document.createElement("p");
    message.className = "field-error wide";
    message.role = "alert";
    message.textContent = button.dataset.failed ?? null;
    // A row of the form, above that of its button.
    button.parentElement?.before(message);
    undo = () => message.remove();
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
        // Form libraries submit with a button that they take away at once: only they want that one.
        if (!submitter || submitter.isConnected) form.requestSubmit(submitter);
      });
    },
    { capture: true },
  );
  if ("now" in element.dataset) begin();
}
