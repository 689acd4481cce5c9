import { waitLimit } from "~/ui/form/form-submission";
import { mostLooks } from "./most-status-checks";

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

/** The address that shows the payment's outcome; null while that is unknown. */
async function news(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: waitLimit() });
    return answer.ok && !stillAwaited.test(await answer.text()) ? address : null;
  } catch {
    // The connection was lost: the next check may succeed.
    return null;
  }
}

/**
 * Checks in the background, so that the visitor keeps their place in the text, and goes to the
 * outcome once, when there is one.
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
