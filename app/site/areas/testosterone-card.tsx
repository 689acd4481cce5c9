import { useSite } from "~/content/use-site";
import { Picture } from "~/ui/piece/picture";
import { cardSizes } from "~/ui/treatment/treatment-cards";

/** Shown among the priced cards: it is prescribed too, but its price depends on the labs. */
export function TestosteroneCard() {
  const { words: siteWords } = useSite();
  const words = siteWords.testosteroneWords;
  return (
    <div className="card" data-area="hormone">
      <div className="card-picture">
        <Picture name="testosterone" sizes={cardSizes[3]} />
      </div>
      <p className="card-form">{words.form}</p>
      <h3>{words.title}</h3>
      <div className="card-foot">
        <p className="price">{words.cost.value}</p>
        <p className="card-more">
          <a className="card-link" href="#testosterone">
            {words.more}
          </a>
        </p>
      </div>
    </div>
  );
}
