import { offlineWords as words } from "~/content/en/offline";
import { PhoneLink } from "~/ui/piece/phone-link";

/** Lines below the form's button; the script shows one of them (keep-inquiry-script.ts). */
export function ConnectionLines({ phone }: { phone: string }) {
  return (
    <div className="connection" role="status">
      <p data-connection="lost" hidden>
        {words.lost} <PhoneLink className="" icon={false} phone={phone} />
      </p>
      <p data-connection="back" hidden>
        {words.back}{" "}
        <button className="button button-small" form="contact" type="submit">
          {words.send}
        </button>{" "}
        {words.orCall} <PhoneLink className="" icon={false} phone={phone} />
      </p>
    </div>
  );
}
