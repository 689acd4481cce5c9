import { useSite } from "~/content/use-site";
import { Section } from "./section";

/** The people whom a visitor will meet; nothing while the clinic has named no one. */
export function People() {
  const {
    facts: { people },
    words,
  } = useSite();
  if (people.length === 0) return null;
  return (
    <Section heading={words.peopleWords.heading} id="people" tone="sand">
      <ul className="clinic-people">
        {people.map(({ role, name, training, license, sentence, portrait }) => (
          <li key={name}>
            {portrait && <img alt="" height="320" loading="lazy" src={portrait} width="320" />}
            <p className="person-role">{role}</p>
            <h3>{name}</h3>
            <p>{training}</p>
            {license && <p>{words.peopleWords.license(license)}</p>}
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
