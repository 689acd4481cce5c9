import { discreetWords as words } from "~/content/en/discreet";

/**
 * In the footer: a link that leaves the site at once, and a neutral tab title
 * (enhance/discreet.ts).
 */
export function Discreet() {
  return (
    <div className="discreet no-print">
      <a data-leave="" href="about:blank">
        {words.leave}
      </a>
      <button aria-pressed="false" data-neutral-tab="" type="button">
        {words.neutral}
      </button>
      <p>{words.hint}</p>
    </div>
  );
}
