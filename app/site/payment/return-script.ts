import { longestWait } from "~/ui/form/form-submission";

/** The return page's script: prints, and checks again while the payment is not confirmed. */
const pause = 5000;
/** Searched in the page's source, which contains this script, so it must not match itself. */
const stillAwaited = / data-again=["]/;

/**
 * Checks in the background, so that the visitor keeps their place in the text, and opens the
 * outcome once it is known. The server counts the checks and ends them after a minute.
 */
async function pollStatus(url: URL) {
  for (;;) {
    await new Promise((over) => setTimeout(over, pause));
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(longestWait) });
      if (response.ok && !stillAwaited.test(await response.text())) return location.replace(url);
    } catch {
      // The connection was lost: the next check may succeed.
    }
    url.searchParams.set("look", String(Number(url.searchParams.get("look")) + 1));
  }
}

/**
 * Cancels the checkout, at the provider and the desk, when the visitor returned without paying: the
 * page says so. A link scanner runs no script and cancels nothing; "Try again" cancels too.
 */
function endCheckout(form: HTMLFormElement) {
  const body = new URLSearchParams();
  fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => {
    // The checkout expires by itself.
  });
}

const cancelled = document.querySelector<HTMLFormElement>("[data-status=cancelled] form");
if (cancelled) endCheckout(cancelled);
for (const part of document.querySelectorAll<HTMLElement>("[data-by-script]")) part.hidden = false;
for (const button of document.querySelectorAll("[data-print]"))
  button.addEventListener("click", () => print());
const again = document.querySelector<HTMLAnchorElement>("[data-again]");
if (again) pollStatus(new URL(again.href));
