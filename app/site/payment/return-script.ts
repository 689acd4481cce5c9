import { longestWait } from "~/ui/form/form-submission";

/** The return page's script: prints, and checks again while the payment is not confirmed. */
const pause = 5000;
/** Searched in the page's source, which contains this script, so it must not match itself. */
const stillAwaited = / data-look="\d/;

const partsByScript = document.querySelectorAll<HTMLElement>("[data-by-script]");
const awaited = document.querySelector<HTMLElement>("[data-look]");

/** Shows or hides the parts that need scripts, or that are wrong without them. */
function showParts(shown: boolean) {
  for (const part of partsByScript) part.hidden = !shown;
}

/** URL that shows the payment's outcome; null while that is unknown. */
async function news(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestWait) });
    return response.ok && !stillAwaited.test(await response.text()) ? url : null;
  } catch {
    // The connection was lost: the next check may succeed.
    return null;
  }
}

/**
 * Checks in the background, so that the visitor keeps their place in the text, and opens the
 * outcome once it is known.
 */
async function awaitNews({ look = "", lookPath = "", mostLooks }: DOMStringMap) {
  for (let next = Number(look) + 1; next <= Number(mostLooks); next++) {
    await new Promise((over) => setTimeout(over, pause));
    const found = await news(lookPath + next);
    if (found) return location.replace(`${found}#outcome`);
  }
  showParts(false);
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
for (const button of document.querySelectorAll("[data-print]"))
  button.addEventListener("click", () => print());
showParts(true);
if (awaited) awaitNews(awaited.dataset);
