import type { ReactNode } from "react";
import { practicalAnswers, practicalWords } from "~/content/en/practical-answers";
import afterLoadUrl from "~/enhance/after-load.ts?script-url";
import type { Facts } from "~/facts/facts-schema";
import { Icon } from "~/ui/piece/icon";
import { LinkedText } from "~/ui/piece/linked-text";

/** Answers to practical questions; topics without one are listed to ask about. */
export function BeforeYouCome({ facts }: { facts: Facts }) {
  const { answers, unanswered } = practicalAnswers(facts);
  return (
    <section aria-labelledby="before-heading" className="before-you-come wrap">
      <h2 id="before-heading">{practicalWords.heading}</h2>
      <div>
        <div className="questions accordion" data-script={afterLoadUrl}>
          {answers.map(({ question, answer }) => (
            <Opening key={question} title={question}>
              <p>
                <LinkedText path="/contact" text={answer} />
              </p>
            </Opening>
          ))}
          {unanswered.length > 0 && (
            <Opening title={practicalWords.askUs}>
              <ul>
                {unanswered.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </Opening>
          )}
        </div>
        <p>{practicalWords.emergency}</p>
      </div>
    </section>
  );
}

function Opening({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="before-you-come">
      <summary>
        <h3>{title}</h3>
        <Icon className="chevron" name="chevron" />
      </summary>
      {children}
    </details>
  );
}
