import { passkeyWords as words } from "~/content/en/staff/staff-sign-in";
import { useDocumentParts } from "~/page-handle";
import { InlineScript } from "~/ui/piece/inline";
import passkeyScript from "./passkey-script.ts?script";

/**
 * The part of a form that asks for a passkey: hidden until passkey-script.ts finds that the browser
 * knows them. Fields marked `data-passkey-needs` are filled in first. Stands once in a page.
 */
export function PasskeyPart({
  asked,
  label,
  hint,
  token,
  quiet = false,
}: {
  asked: "sign-in" | "prove" | "add" | "set-up" | "invitation";
  label: string;
  hint?: string;
  /** Token of the link that leads here. */
  token?: string | undefined;
  quiet?: boolean;
}) {
  const { nonce } = useDocumentParts();
  const isNew = asked !== "sign-in" && asked !== "prove";
  return (
    <>
      <div
        className="passkey"
        data-autofill={asked === "sign-in" ? "yes" : undefined}
        data-new={isNew ? "yes" : undefined}
        data-passkey={asked}
        data-token={token}
        hidden
      >
        <input name={asked === "prove" ? "proof-passkey" : "passkey"} type="hidden" />
        {hint && <p className="hint">{hint}</p>}
        <button className={quiet ? "button quiet" : "button"} type="button">
          {label}
        </button>
        <p className="entry-error" hidden role="alert">
          {isNew ? words.notMade : words.notUsed}
        </p>
      </div>
      <InlineScript nonce={nonce} text={passkeyScript} />
    </>
  );
}
