import { useSite } from "~/content/use-site";
import type { Question } from "~/content/word-shapes";
import afterLoadUrls from "~/enhance/after-load.ts?script-urls";
import { Icon } from "~/ui/piece/icon";
import { LinkedText } from "~/ui/piece/linked-text";

/** Answers to practical questions, in groups. */
export function BeforeYouCome() {
  const { language, words } = useSite();
  return (
    <section aria-labelledby="before-heading" className="before-you-come wrap">
      <h2 id="before-heading">{words.practicalWords.heading}</h2>
      <div>
        {words.practicalAnswers.map(({ group, questions }) => (
          <section aria-labelledby={`before-${group}`} key={group}>
            <h3 id={`before-${group}`}>{words.practicalWords.groups[group]}</h3>
            <div className="questions accordion" data-script={afterLoadUrls[language]}>
              {questions.map((one) => (
                <Opening key={one.question} {...one} />
              ))}
            </div>
          </section>
        ))}
        <p>{words.practicalWords.emergency}</p>
      </div>
    </section>
  );
}

function Opening({ question, answer }: Question) {
  return (
    <details name="before-you-come">
      <summary>
        <h4>{question}</h4>
        <Icon className="chevron" name="chevron" />
      </summary>
      <p>
        <LinkedText path="/contact" text={answer} />
      </p>
    </details>
  );
}
