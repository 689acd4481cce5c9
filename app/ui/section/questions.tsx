import { useLocation } from "react-router";
import type { Question } from "~/content/word-shapes";
import afterLoadUrl from "~/enhance/after-load.ts?script-url";
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
  const { pathname } = useLocation();
  return (
    <div className="questions accordion" data-script={afterLoadUrl}>
      {items.map(({ question, answer, facts }) => (
        <details key={question} name={name}>
          <summary>
            <h3>{question}</h3>
            <Icon className="chevron" name="chevron" />
          </summary>
          {/* A URL with this id opens the question: browsers do so natively. */}
          <p id={answerId(question)}>
            <LinkedText path={pathname} text={answer} />
          </p>
          {facts && <Facts facts={facts} />}
        </details>
      ))}
    </div>
  );
}

/** Fragment of a question: "Is it safe?" is #is-it-safe. */
export const answerId = (question: string) =>
  question
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
