import { useSite } from "~/content/use-site";
import { Icon } from "~/ui/piece/icon";
import { useContactPath } from "~/ui/section/call-to-action";

/**
 * On phones: calling and writing stay within reach of a thumb, below the text, never over it. Their
 * order and the call's label depend on the time (enhance/calling.ts).
 */
export function CallBar({ phone }: { phone: string }) {
  const { words } = useSite();
  const { label, call, online } = words.frameWords.callBar;
  return (
    <aside aria-label={label} className="call-bar">
      <a className="button" href={`tel:${phone}`}>
        <Icon name="phone" />
        <span>{call}</span>
      </a>
      <a className="button button-quiet" href={useContactPath()}>
        {online}
      </a>
    </aside>
  );
}
