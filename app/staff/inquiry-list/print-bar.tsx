import { printingWords as words } from "~/content/en/staff/staff-printing";
import { useDocumentParts } from "~/document-parts";
import { InlineScript } from "~/ui/piece/inline";
import printScript from "./print-script.ts?script";

/** Above the text and not printed: the way back, the print button, what is recorded. */
export function PrintBar({ back, label }: { back: string; label: string }) {
  const { nonce } = useDocumentParts();
  return (
    <div className="print-bar">
      <p className="back">
        <a className="tap" href={back}>
          {label}
        </a>
      </p>
      <button className="button" data-print hidden type="button">
        {words.print}
      </button>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <p className="hint">{words.hint}</p>
      <InlineScript nonce={nonce} text={printScript} />
    </div>
  );
}
