import { pathIn } from "~/content/languages";
import { useSite } from "~/content/use-site";
import { Picture } from "~/ui/piece/picture";

/**
 * Testosterone is not in the catalogue, but people look for it in this category: a card without a
 * price, after the others, so that their last row is full.
 */
export function TestosteroneElsewhere() {
  const { language, words } = useSite();
  const { form, cost, elsewhere } = words.testosteroneWords;
  const { title, text, link, linkOf, href } = elsewhere;
  return (
    <article
      className="card card-also"
      data-area="hormone"
      data-catalogue-also="testosterone-hormone-therapy"
      data-catalogue-href={pathIn(language, "/hormone-replacement")}
    >
      <div className="card-picture">
        <Picture
          name="head-laboratory-wide"
          sizes="(min-width: 112rem) 54rem, (min-width: 80rem) 42rem, (min-width: 44rem) 62vw, 20rem"
        />
      </div>
      <p className="card-form">{form}</p>
      <h3>{title}</h3>
      <p className="card-summary">{text}</p>
      <div className="card-foot">
        <p className="price">{cost.value}</p>
        <a className="card-link" href={href}>
          {link}
          <span className="visually-hidden">{linkOf}</span>
        </a>
      </div>
    </article>
  );
}
