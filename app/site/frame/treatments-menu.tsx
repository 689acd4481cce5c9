import { frameWords } from "~/content/en/frame";
import { treatmentsMenu } from "~/content/en/navigation";
import scriptUrl from "~/enhance/treatments-menu.ts?script-url";
import { Icon } from "~/ui/piece/icon";

/**
 * The All Treatments dropdown. Without scripts the browser's popover opens it on click;
 * enhance/treatments-menu.ts, fetched on wide screens, adds hover, arrow keys, type-ahead and the
 * menu roles.
 */
export function TreatmentsMenu({ path }: { path: string }) {
  return (
    <div className="treatments-menu" data-wide-script={scriptUrl}>
      <button data-treatments-trigger="" popoverTarget="treatments-menu" type="button">
        {frameWords.treatments}
        <Icon className="chevron" name="chevron" />
      </button>
      <div id="treatments-menu" popover="auto">
        {treatmentsMenu.map(({ href, label, hint, area }) => (
          <a
            aria-current={href === path ? "page" : undefined}
            data-area={area}
            href={href}
            key={href}
          >
            <span className="dot" />
            <span className="label">{label}</span>
            <span className="hint">{hint}</span>
          </a>
        ))}
      </div>
    </div>
  );
}
