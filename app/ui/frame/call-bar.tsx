import { frameWords } from "~/content/en/frame";
import { PhoneLink } from "../piece/phone-link";

/** On phones: calling and writing stay within reach of a thumb, below the text, never over it. */
export function CallBar({ phone }: { phone: string }) {
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
