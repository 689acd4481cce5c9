import { useLocation } from "react-router";
import { useSite } from "~/content/use-site";
import type { Question } from "~/content/word-shapes";
import afterLoadUrls from "~/enhance/after-load.ts?script-urls";
import { Icon } from "../piece/icon";
import { LinkedText } from "../piece/linked-text";
import { Facts } from "./lists";

/**
 * Questions that open one at a time: the browser's own accordion, and a script that keeps the opened
 * one in the window (enhance/question-in-sight.ts).
 */
export function Questions({
  items,
  name,
}: {
  items: readonly Question[];
  /** Questions with the same name close each other, across the whole page. */
  name: string;
}) {
  const { language } = useSite();
  const { pathname } = useLocation();
  return (
    <div className="questions accordion" data-script={afterLoadUrls[language]}>
      {items.map(({ question, answer, facts }) => (
        <details key={question} name={name}>
          <summary>
            <h3>{question}</h3>
            <Icon className="chevron" name="chevron" />
          </summary>
          {/* A URL with this id opens the question: browsers do so natively. */}
          <p id={fragmentOf(question)}>
            <LinkedText path={pathname} text={answer} />
          </p>
          {facts && <Facts facts={facts} />}
        </details>
      ))}
    </div>
  );
}

/** Fragment of a heading: "Is it safe?" is #is-it-safe, "¿Qué es?" is #que-es. */
export const fragmentOf = (heading: string) =>
  heading
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
