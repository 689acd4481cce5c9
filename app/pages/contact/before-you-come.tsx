import { listInWords } from "~/content/en/list-in-words";
import { practicalAnswers, practicalWords } from "~/content/en/practical-answers";
import type { Facts } from "~/facts/facts-schema";

/** The clinic's answers to practical questions; topics without one are listed to ask about. */
export function BeforeYouCome({ facts }: { facts: Facts }) {
  const { answers, unanswered } = practicalAnswers(facts);
  return (
    <section aria-labelledby="before-heading" className="before-you-come wrap">
      <h2 id="before-heading">{practicalWords.heading}</h2>
      <div>
        {answers.length > 0 && (
          <dl>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        )}
        {unanswered.length > 0 && <p>{practicalWords.askUs(listInWords(unanswered))}</p>}
        <p>{practicalWords.emergency}</p>
      </div>
    </section>
  );
}
