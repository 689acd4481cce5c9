import { loadScript } from "./load-script";

/**
 * Parts with state are plain, working HTML first. React comes to one when it is first touched,
 * pointed at or focused, and at once where the server's answer asks for it.
 */
export type IslandEvent = CustomEvent<{
  answer(started: Promise<void>): void;
  /** To be called before React takes over: puts the element back as it was served. */
  restore(): void;
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
  let started: Promise<boolean> | undefined;
  let ready = false;
  let restore = () => {};

  /** Gives whether React has taken the element over; not so when its script is late or has a fault. */
  const start = () => {
    const arrival = load().then(
      () =>
        new Promise<void>((answer) => {
          const detail = { answer, restore: () => restore() };
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
      .finally(() => {
        restore();
        ready = true;
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
    restore = () => {
      button.textContent = label;
    };
  };
  /** There is no line: a post would show the browser's error, and lose what was typed. */
  const tell = (button: HTMLElement) => {
    const message = document.createElement("p");
    message.className = "field-error";
    message.role = "alert";
    message.textContent = button.dataset.failed ?? null;
    button.after(message);
    restore = () => message.remove();
    started = undefined;
    ready = false;
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
      if (submitter) hold(submitter);
      begin().then((taken) => {
        if (submitter?.dataset.failed && !taken && !navigator.onLine) tell(submitter);
        // Form libraries submit with a button that they take away at once: only they want that one.
        else if (!submitter || submitter.isConnected) form.requestSubmit(submitter);
      });
    },
    { capture: true },
  );
  if ("now" in element.dataset) begin();
}
