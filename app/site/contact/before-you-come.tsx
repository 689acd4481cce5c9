import { useSite } from "~/content/use-site";
import type { Question } from "~/content/word-shapes";
import afterLoadUrls from "~/enhance/after-load.ts?script-urls";
import { Icon } from "~/ui/piece/icon";
import { LinkedText } from "~/ui/piece/linked-text";

/** Answers to practical questions: six that matter to who is about to write, the others in closed groups. */
export function BeforeYouCome() {
  const { language, words } = useSite();
  const { heading, groups, more, emergency } = words.practicalWords;
  return (
    <section aria-labelledby="before-heading" className="before-you-come wrap">
      <h2 id="before-heading">{heading}</h2>
      <div>
        <div className="questions accordion" data-script={afterLoadUrls[language]}>
          {words.practicalAnswers.map(({ group, questions }) =>
            group === "first" ? (
              questions.map((one) => <Opening key={one.question} level={3} {...one} />)
            ) : (
              <details key={group}>
                <summary>
                  <h3>{groups[group]}</h3>
                  <Icon className="chevron" name="chevron" />
                </summary>
                <div className="accordion">
                  {questions.map((one) => (
                    <Opening key={one.question} level={4} {...one} />
                  ))}
                </div>
              </details>
            ),
          )}
        </div>
        <p>
          <a className="text-link" href="/faqs">
            {more}
            <Icon name="arrow" />
          </a>
        </p>
        <p>{emergency}</p>
      </div>
    </section>
  );
}

function Opening({ question, answer, level }: Question & { level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <details name="before-you-come">
      <summary>
        <Heading>{question}</Heading>
        <Icon className="chevron" name="chevron" />
      </summary>
      <p>
        <LinkedText path="/contact" text={answer} />
      </p>
    </details>
  );
}
