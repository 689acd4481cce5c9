import { frameWords } from "~/content/frame";
import type { Phone } from "~/content/site";
import { PhoneLink } from "./phone-link";

/** On phones: calling and writing stay within reach of a thumb, below the text, never over it. */
export function CallBar({ phone }: { phone: Phone }) {
  const { label, call, online } = frameWords.callBar;
  return (
    <aside aria-label={label} className="call-bar">
      <PhoneLink className="button" phone={phone}>
        {call}
      </PhoneLink>
      <a className="button button-quiet" href="/contact">
        {online}
      </a>
    </aside>
  );
}
