import { useSite } from "~/content/use-site";
import { PhoneLink } from "~/ui/piece/phone-link";

/** Lines below the form's button; the script shows one of them (keep-inquiry-script.ts). */
export function ConnectionLines({ phone }: { phone: string }) {
  const { words } = useSite();
  const page = words.offlineWords;
  return (
    <div className="connection" role="status">
      <p data-connection="lost" hidden>
        {page.lost} <PhoneLink className="" icon={false} phone={phone} />
      </p>
      <p data-connection="back" hidden>
        {page.back}{" "}
        <button className="button button-small" form="contact" type="submit">
          {page.send}
        </button>{" "}
        {page.orCall} <PhoneLink className="" icon={false} phone={phone} />
      </p>
    </div>
  );
}
