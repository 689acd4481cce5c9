import { waitLimit } from "~/ui/form/form-submission";
import { mostLooks } from "./most-status-checks";

/** The return page's script: prints, and looks again while the payment is not confirmed. */
const pause = 5000;
/** In a page's text, where this script stands too. */
const stillAwaited = / data-look="\d/;

const partsByScript = document.querySelectorAll<HTMLElement>("[data-by-script]");
const awaited = document.querySelector<HTMLElement>("[data-look]");

/** Shows or hides what would be nothing, or not true, without scripts. */
function showParts(shown: boolean) {
  for (const part of partsByScript) part.hidden = !shown;
}

/** The address that says what has become of the payment; null when that is not known yet. */
async function news(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: waitLimit() });
    return answer.ok && !stillAwaited.test(await answer.text()) ? address : null;
  } catch {
    // A lost connection: the next look may find one.
    return null;
  }
}

/**
 * Asks in the background, so that nobody loses the place where they read, and goes to the outcome
 * once, when there is one.
 */
async function awaitNews({ look = "", lookAddress = "" }: DOMStringMap) {
  for (let next = Number(look) + 1; next <= mostLooks; next++) {
    await new Promise((over) => setTimeout(over, pause));
    const found = await news(lookAddress + next);
    if (found) return location.replace(`${found}#outcome`);
  }
  showParts(false);
}

for (const button of document.querySelectorAll("[data-print]"))
  button.addEventListener("click", () => print());
showParts(true);
if (awaited) awaitNews(awaited.dataset);
