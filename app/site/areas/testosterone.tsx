import { testosteroneWords } from "~/content/en/pages/testosterone";
import { AreaList } from "~/ui/section/area-body";

/** What testosterone is, before the list of who should not take it. */
export function Testosterone() {
  const { section } = testosteroneWords;
  return (
    <AreaList heading={section.heading} id="testosterone" intro={section.intro}>
      <ul className="brief-list">
        {section.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </AreaList>
  );
}

/** Shown among the priced cards: it is prescribed too, but its price depends on the labs. */
export function TestosteroneCard() {
  const words = testosteroneWords;
  return (
    <div className="card card-plain" data-area="hormone">
      <h3>{words.title}</h3>
      <p className="card-summary">{words.summary}</p>
      <div className="card-foot">
        <p>{words.price}</p>
        <a className="card-link" href="#testosterone">
          {words.more}
        </a>
      </div>
    </div>
  );
}
