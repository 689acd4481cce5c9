import { practicalAnswers, practicalWords } from "~/content/en/practical-answers";
import type { Facts } from "~/facts/facts-schema";
import { LinkedText } from "~/ui/piece/linked-text";

/** Answers to practical questions; topics without one are listed to ask about. */
export function BeforeYouCome({ facts }: { facts: Facts }) {
  const { answers, unanswered } = practicalAnswers(facts);
  return (
    <section aria-labelledby="before-heading" className="before-you-come wrap">
      <h2 id="before-heading">{practicalWords.heading}</h2>
      <div>
        <dl>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <LinkedText path="/contact" text={answer} />
              </dd>
            </div>
          ))}
        </dl>
        {unanswered.length > 0 && (
          <>
            <h3>{practicalWords.askUs}</h3>
            <ul>
              {unanswered.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </>
        )}
        <p>{practicalWords.emergency}</p>
      </div>
    </section>
  );
}
