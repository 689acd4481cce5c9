import type { Safety } from "~/catalogue/product";
import { useSite } from "~/content/use-site";
import { Crosses } from "../piece/crosses";
import { Icon } from "../piece/icon";
import { LinkedText } from "../piece/linked-text";

/** The four lists of a treatment's warnings, with when to call 911. */
export function SafetyLists({
  safety,
  id,
  level,
}: {
  safety: Safety;
  id: string;
  level: 2 | 3 | 4;
}) {
  const { words } = useSite();
  const Heading = `h${level}` as const;
  return (
    <div className="safety-lists" id={id}>
      {(["notIf", "tellUsFirst", "commonSideEffects", "getHelp"] as const).map((list) => (
        <div className={list === "getHelp" ? "safety-list safety-help" : "safety-list"} key={list}>
          <Heading>{words.safetyWords[list]}</Heading>
          {list === "notIf" ? (
            <Crosses points={safety[list]} />
          ) : (
            <ul>
              {safety[list].map((entry) => (
                <li key={entry}>
                  <LinkedText path="" text={entry} />
                </li>
              ))}
            </ul>
          )}
          {list === "commonSideEffects" && (
            <p>
              <LinkedText path="" text={words.safetyWords.report} />
            </p>
          )}
          {list === "getHelp" && <p>{words.safetyWords.getHelpFrom}</p>}
          {list === "getHelp" &&
            safety.call911.map((sentence) => (
              <p className="safety-call" key={sentence}>
                <Icon name="phone" />
                {sentence}
              </p>
            ))}
        </div>
      ))}
    </div>
  );
}

/** The FDA's decision about a treatment and the month of its last check. Always visible. */
export function SafetyStatus({ status }: { status: Safety["status"] }) {
  const { words } = useSite();
  const { sentences, asOf } = status;
  return (
    <div className="safety-status">
      <p className="safety-label">{words.safetyWords.status(words.monthInWords(asOf))}</p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** Contraindications before the buttons, with a link to all warnings. */
export function WhoShouldNot({
  lines,
  to,
  level,
}: {
  lines: Safety["whoShouldNot"];
  to: string;
  level: 2 | 3 | 4;
}) {
  const { words } = useSite();
  const Heading = `h${level}` as const;
  return (
    <div className="who-should-not">
      <Heading>{words.safetyWords.whoShouldNot}</Heading>
      <Crosses points={lines} />
      <a className="no-print" href={`#${to}`}>
        {words.safetyWords.toLists}
      </a>
    </div>
  );
}
