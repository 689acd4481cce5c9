import { testosteroneWords } from "~/content/en/pages/testosterone";
import { AreaList } from "~/ui/section/area-body";
import { Cautions } from "~/ui/section/lists";

/** What testosterone is, and who should not take it. */
export function Testosterone() {
  const { section } = testosteroneWords;
  return (
    <AreaList heading={section.heading} id="testosterone" intro={section.intro}>
      <div className="with-cautions">
        <ul className="item-list columns-2">
          {section.facts.map((fact) => (
            <li key={fact}>
              <p>{fact}</p>
            </li>
          ))}
        </ul>
        <Cautions {...section.notSuitedFor} />
      </div>
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
