import { passkeyWords as words } from "~/content/en/staff/staff-sign-in";
import { useDocumentParts } from "~/page-handle";
import { InlineScript } from "~/ui/piece/inline";
import passkeyScript from "./passkey-script.ts?script";

/**
 * Form part that asks for a passkey: hidden until passkey-script.ts finds that the browser supports
 * them. Fields marked `data-passkey-needs` must be filled in first. At most once in a page.
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
  /** Token of the page's link. */
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
        <p className="field-error" hidden role="alert">
          {isNew ? words.notMade : words.notUsed}
        </p>
      </div>
      <InlineScript nonce={nonce} text={passkeyScript} />
    </>
  );
}
