import type { Safety } from "~/catalogue/safety";
import { safetyWords as words } from "~/content/en/catalogue/safety/safety-words";

const inWords = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The FDA's decision about a treatment and the month of its last check. Always visible. */
export function SafetyStatus({ status }: { status: Safety["status"] }) {
  const { sentences, asOf } = status;
  return (
    <div className="safety-status">
      <p className="safety-label">{words.status(inWords.format(new Date(`${asOf}-01`)))}</p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
