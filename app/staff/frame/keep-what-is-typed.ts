/** Milliseconds until the server counts as unreachable. */
const timeoutMs = 8000;

/**
 * Before a form is posted, checks that the server responds. If not, the typed text stays and the
 * form shows a message; the form is posted only by another click. `settled` waits for another
 * script's pending requests.
 */
export function keepWhatIsTyped(settled: () => Promise<void>) {
  const words = document.querySelector<HTMLElement>("[data-away]")?.dataset.away ?? "";
  const sure = new WeakSet<HTMLFormElement>();
  document.addEventListener("submit", async (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post" || sure.delete(form)) return;
    event.preventDefault();
    // A second click while the request is pending.
    if (form.ariaBusy) return;
    form.querySelector(".away")?.remove();
    const { submitter } = event;
    form.ariaBusy = "true";
    const busy = document.activeElement;
    const [there] = await Promise.all([isThere(), settled()]);
    if (there) {
      sure.add(form);
      form.requestSubmit(submitter);
      // After stopping the page load, the button may be clicked again; a form that is sent twice is
      // one change.
      setTimeout(() => {
        form.ariaBusy = null;
      }, timeoutMs);
      return;
    }
    form.ariaBusy = null;
    const message = document.createElement("p");
    message.className = "problem away";
    message.role = "alert";
    message.textContent = words;
    form.append(message);
    if (busy instanceof HTMLElement) busy.focus({ preventScroll: true });
    message.scrollIntoView({ block: "nearest" });
  });
  // The browser restored this page after a form had been sent.
  addEventListener("pageshow", () => {
    for (const form of document.forms) form.ariaBusy = null;
  });
}

async function isThere() {
  try {
    const response = await fetch("/healthz", {
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
