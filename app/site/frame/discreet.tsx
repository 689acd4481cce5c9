import { discreetWords as words } from "~/content/en/discreet";
import neutralTabUrl from "~/enhance/neutral-tab.ts?script-url";

/**
 * In the footer: a link that leaves the site at once (enhance/discreet.ts), and a neutral tab title
 * (enhance/neutral-tab.ts).
 */
export function Discreet() {
  return (
    <div className="discreet no-print" data-kept="neutral-tab" data-script={neutralTabUrl}>
      <a data-leave="" href="about:blank">
        {words.leave}
      </a>
      <button aria-pressed="false" type="button">
        {words.neutral}
      </button>
      <p>{words.hint}</p>
    </div>
  );
}
