import { frameWords } from "~/content/en/frame";
import { PhoneLink } from "../piece/phone-link";
import { useContactAddress } from "../section/use-contact-address";

/** On phones: calling and writing stay within reach of a thumb, below the text, never over it. */
export function CallBar({ phone }: { phone: string }) {
  const { label, call, online } = frameWords.callBar;
  return (
    <aside aria-label={label} className="call-bar">
      <PhoneLink className="button" phone={phone}>
        {call}
      </PhoneLink>
      <a className="button button-quiet" href={useContactAddress()}>
        {online}
      </a>
    </aside>
  );
}
