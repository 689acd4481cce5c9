import type { Safety } from "~/catalogue/safety";
import { safetyWords as words } from "~/content/en/catalogue/safety/safety-words";
import { Icon } from "../piece/icon";

/** Contraindications before the buttons, with a link to all warnings. */
export function WhoShouldNot({
  lines,
  to,
  level,
}: {
  lines: Safety["whoShouldNot"];
  /** Id of the lists. */
  to: string;
  level: 2 | 3 | 4;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="who-should-not">
      <Heading>{words.whoShouldNot}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="close" />
            {line}
          </li>
        ))}
      </ul>
      <a className="no-print" href={`#${to}`}>
        {words.toLists}
      </a>
    </div>
  );
}
