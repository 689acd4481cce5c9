import { loadScript } from "./load-script";

/**
 * Parts with state are plain, working HTML first. React comes to one when it is first touched,
 * pointed at or focused, and at once where the server's answer asks for it.
 */
export type IslandEvent = CustomEvent<{ answer(started: Promise<void>): void }>;

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
  const start = () => {
    const arrival = () =>
      load().then(
        () =>
          new Promise<void>((answer) => {
            const detail = { answer };
            element.dispatchEvent(new CustomEvent("island", { detail, bubbles: true }));
          }),
      );
    started ??= Promise.race([
      arrival(),
      new Promise<void>((over) => {
        setTimeout(over, patience);
      }),
    ])
      // The same where the script does not arrive, or has a fault.
      .catch(() => {})
      .then(() => {
        ready = true;
      });
    return started;
  };

  for (const sign of ["focusin", "pointerover", "touchstart"])
    element.addEventListener(sign, start, { once: true, passive: true });
  element.addEventListener(
    "submit",
    (event) => {
      if (ready) return;
      event.preventDefault();
      event.stopPropagation();
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      // Form libraries submit with a button that they take away at once: only they want that one.
      start().then(() => {
        if (!submitter || submitter.isConnected) form.requestSubmit(submitter);
      });
    },
    { capture: true },
  );
  if ("now" in element.dataset) start();
}
