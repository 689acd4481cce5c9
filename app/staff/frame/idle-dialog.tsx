import { idleWords as words } from "~/content/en/staff/staff-sign-in";
import { useDocumentParts } from "~/page-handle";
import { InlineScript } from "~/ui/piece/inline";
import idleScript from "./idle-script.ts?script";

/** Asks "Still there?" two minutes before the session ends. Without scripts the session just ends. */
export function IdleDialog({ personId, endsIn }: { personId: string; endsIn: number }) {
  const { nonce } = useDocumentParts();
  return (
    <>
      <dialog
        aria-labelledby="idle-heading"
        className="idle"
        data-ends-in={endsIn}
        data-idle
        data-person={personId}
      >
        <form method="dialog">
          <h2 id="idle-heading">{words.heading}</h2>
          <p>
            {words.before} <span data-seconds role="timer" /> {words.after}
          </p>
          <button className="button" type="submit">
            {words.stay}
          </button>
        </form>
      </dialog>
      <InlineScript nonce={nonce} text={idleScript} />
    </>
  );
}
