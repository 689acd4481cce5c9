import { waitLimit } from "~/ui/form/form-submission";

/** The return page's script: prints, and looks again while the payment is not confirmed. */
const pause = 5000;
/** Searched in the page's source, which contains this script: it must not match itself. */
const stillAwaited = / data-look="\d/;

const partsByScript = document.querySelectorAll<HTMLElement>("[data-by-script]");
const awaited = document.querySelector<HTMLElement>("[data-look]");

/** Shows or hides the parts that are wrong or useless without scripts. */
function showParts(shown: boolean) {
  for (const part of partsByScript) part.hidden = !shown;
}

/** The URL that shows the payment's outcome; null while that is unknown. */
async function news(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: waitLimit() });
    return response.ok && !stillAwaited.test(await response.text()) ? url : null;
  } catch {
    // The connection was lost: the next check may succeed.
    return null;
  }
}

/**
 * Checks in the background, so that the visitor keeps their place in the text, and goes to the
 * outcome once, when there is one.
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
 * Somebody who came back from the checkout without paying is told that it is canceled: then it is,
 * at the provider and at the desk. A page that is only looked at, as by scanners of links, runs no
 * script and ends nothing; "Try again" ends it too.
 */
function endCheckout(form: HTMLFormElement) {
  fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(),
    redirect: "manual",
    signal: waitLimit(),
  }).catch(() => {
    // It expires by itself.
  });
}

const cancelled = document.querySelector<HTMLFormElement>("[data-status=cancelled] form");
if (cancelled) endCheckout(cancelled);
for (const button of document.querySelectorAll("[data-print]"))
  button.addEventListener("click", () => print());
showParts(true);
if (awaited) awaitNews(awaited.dataset);
