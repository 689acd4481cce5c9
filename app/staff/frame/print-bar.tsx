import { useLocation } from "react-router";
import { printingWords as words } from "~/content/en/staff/staff-printing";
import { InlineScript } from "~/ui/piece/inline";
import printScript from "./print-script.ts?script";
import { BackLink } from "./staff-frame";

/** Bar above the printed text, not printed itself: back link, print button, what is recorded. */
export function PrintBar({
  back,
  label,
  hint = words.hint,
  texts = words,
}: {
  back: string;
  label: string;
  hint?: string;
  /** In the page's language. */
  texts?: { print: string; withoutScript: string };
}) {
  return (
    <div className="print-bar">
      <BackLink href={back}>{label}</BackLink>
      <button className="button" data-print hidden type="button">
        {texts.print}
      </button>
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      {hint && <p className="hint">{hint}</p>}
      <InlineScript text={printScript} />
    </div>
  );
}

/** Pages with visitors' data. Those that are made for printing record it. */
const withVisitors =
  /^\/staff(\/(spam|calendar|payments|inquiries)(\/[^/]+(\/(delete|estimate))?)?)?$/;
const recorded = /\/print$/;

/** Printed instead of a page whose printing would not be recorded. */
export function RecordedOnly() {
  const { pathname } = useLocation();
  if (!withVisitors.test(pathname) || recorded.test(pathname)) return null;
  return <p className="recorded-only">{words.recorded}</p>;
}
