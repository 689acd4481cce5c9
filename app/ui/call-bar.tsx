import type { Phone } from "~/content/site";
import { PhoneLink } from "./phone-link";

/** On phones: calling and writing stay within reach of a thumb, below the text, never over it. */
export function CallBar({ phone }: { phone: Phone }) {
  return (
    <aside aria-label="Book" className="call-bar">
      <PhoneLink className="button" phone={phone}>
        Call the clinic
      </PhoneLink>
      <a className="button button-quiet" href="/contact">
        Book online
      </a>
    </aside>
  );
}
